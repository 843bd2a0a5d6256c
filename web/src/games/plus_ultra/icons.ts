import bull from 'icon:tied-scroll';
import burningBook from 'icon:burning-book';
import chest from 'icon:open-treasure-chest';
import church from 'icon:church';
import compass from 'icon:compass';
import corn from 'icon:corn';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import crownCoin from 'icon:crown-coin';
import galleon from 'icon:galleon';
import gems from 'icon:gems';
import goldBar from 'icon:gold-bar';
import hammerNails from 'icon:hammer-nails';
import handshake from 'icon:shaking-hands';
import house from 'icon:house';
import imperialCrown from 'icon:imperial-crown';
import jewelCrown from 'icon:jewel-crown';
import palette from 'icon:palette';
import pikeman from 'icon:pikeman';
import pirateFlag from 'icon:pirate-flag';
import queenCrown from 'icon:queen-crown';
import scales from 'icon:scales';
import scrollQuill from 'icon:scroll-quill';
import shipWheel from 'icon:ship-wheel';
import stoneThrone from 'icon:stone-throne';
import tiara from 'icon:pope-crown';
import totemHead from 'icon:totem-head';
import twoCoins from 'icon:two-coins';
import village from 'icon:village';
import visoredHelm from 'icon:visored-helm';
import waxSeal from 'icon:wax-seal';

export const characterIcons: Readonly<Record<string, string>> = {
  admiral: shipWheel,
  banker: chest,
  cardinal: tiara,
  trader: scales,
  constable: crossedSwords,
  conqueror: visoredHelm,
  pirate: pirateFlag,
  king: crown,
  viceroy: imperialCrown,
  inquisitor: burningBook,
  prince: jewelCrown,
  queen: queenCrown,
  secretary: scrollQuill,
  ambassador: handshake,
};

export const commonIcons: Readonly<Record<string, string>> = {
  painter: palette,
  loan: twoCoins,
  fund_regiments: pikeman,
  explore_seas: compass,
  open_mission: church,
  visit_court: stoneThrone,
  workshops: hammerNails,
  buy_estate: village,
  visit_embassies: waxSeal,
};

export const tileIcons: Readonly<Record<string, string>> = {
  gold: goldBar,
  silver: crownCoin,
  gems,
  vegetables: corn,
  natives: totemHead,
  aggressive_natives: totemHead,
  unknown: compass,
};

export const pieceIcons: Readonly<Record<string, string>> = {
  regiment: pikeman,
  house,
  bull,
  magellan: galleon,
};
