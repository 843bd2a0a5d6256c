import abacus from 'icon:abacus';
import apple from 'icon:shiny-apple';
import atom from 'icon:atom';
import beard from 'icon:beard';
import brain from 'icon:brain';
import bust from 'icon:philosopher-bust';
import butterfly from 'icon:butterfly';
import column from 'icon:ionic-column';
import cowled from 'icon:cowled';
import crown from 'icon:crown';
import dramaMasks from 'icon:drama-masks';
import fan from 'icon:handheld-fan';
import laurelled from 'icon:caesar';
import lotus from 'icon:lotus-flower';
import lyre from 'icon:lyre';
import mask from 'icon:ceremonial-mask';
import microscope from 'icon:microscope';
import monk from 'icon:monk-face';
import nun from 'icon:nun-face';
import organ from 'icon:pipe-organ';
import pagoda from 'icon:pagoda';
import palette from 'icon:palette';
import piano from 'icon:grand-piano';
import portrait from 'icon:portrait';
import quill from 'icon:quill-ink';
import ringedPlanet from 'icon:ringed-planet';
import sunflower from 'icon:sunflower';
import telescope from 'icon:telescope';
import turban from 'icon:turban';
import violin from 'icon:violin';
import wave from 'icon:big-wave';
import windmill from 'icon:windmill';
import type { Category } from './cards';

export const categoryIcons: Readonly<Record<Category, string>> = {
  painting: palette,
  literature: quill,
  music: lyre,
  sculpture: column,
  science: microscope,
};

/** What the medallions show, by index: an emblem of the person or the work, not a likeness. */
const emblems: readonly (readonly [glyph: string, figures: readonly number[]])[] = [
  [abacus, [1, 11, 63]],
  [turban, [2, 8, 26]],
  [nun, [3, 7, 37]],
  [monk, [4, 6, 20]],
  [fan, [5, 14, 35]],
  [pagoda, [9]],
  [cowled, [10]],
  [bust, [12, 18, 19, 21, 24, 25, 31, 38, 41, 52, 53, 60]],
  [crown, [13]],
  [laurelled, [15, 17]],
  [beard, [22, 49]],
  [windmill, [27]],
  [dramaMasks, [28]],
  [telescope, [29]],
  [violin, [33]],
  [apple, [34]],
  [butterfly, [36]],
  [organ, [39, 40]],
  [ringedPlanet, [42]],
  [wave, [44]],
  [piano, [45, 47, 48, 54]],
  [quill, [46, 59]],
  [atom, [50, 55, 61]],
  [brain, [56]],
  [sunflower, [57]],
  [lotus, [58]],
  [mask, [62]],
];

export const medallion = (figure: number): string =>
  emblems.find(([, figures]) => figures.includes(figure))?.[0] ?? portrait;
