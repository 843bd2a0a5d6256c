import anvil from 'icon:anvil';
import barn from 'icon:barn';
import barrel from 'icon:barrel';
import beerStein from 'icon:beer-stein';
import bowArrow from 'icon:bow-arrow';
import broadsword from 'icon:broadsword';
import bubblingFlask from 'icon:bubbling-flask';
import campfire from 'icon:campfire';
import castle from 'icon:castle';
import coalPile from 'icon:coal-pile';
import crosscutSaw from 'icon:crosscut-saw';
import crystalGrowth from 'icon:crystal-growth';
import hammerNails from 'icon:hammer-nails';
import meat from 'icon:meat';
import meltingMetal from 'icon:melting-metal';
import metalBar from 'icon:metal-bar';
import mineWagon from 'icon:mine-wagon';
import partyFlags from 'icon:party-flags';
import robber from 'icon:robber';
import spellBook from 'icon:spell-book';
import spyglass from 'icon:spyglass';
import wheat from 'icon:wheat';
import windmill from 'icon:windmill';
import wizardFace from 'icon:wizard-face';
import woodPile from 'icon:wood-pile';

export const resourceIcons: Readonly<Record<string, string>> = {
  wood: woodPile,
  wheat,
  coal: coalPile,
  food: meat,
  beer: beerStein,
  crystal: crystalGrowth,
  metal: metalBar,
  spell: spellBook,
  sword: broadsword,
};

export const cardIcons: Readonly<Record<string, string>> = {
  exploration: spyglass,
  theft: robber,
  rebuilding: hammerNails,
  fair: partyFlags,
  sawmill: crosscutSaw,
  farm: barn,
  charcoal_hut: campfire,
  hunting_lodge: bowArrow,
  mill_bakery: windmill,
  brewery: barrel,
  crystal_mine: mineWagon,
  iron_foundry: meltingMetal,
  laboratory: bubblingFlask,
  swordsmith: anvil,
  wizard_tower: wizardFace,
  castle,
};
