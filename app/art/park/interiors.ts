import { PACKS } from '#durable/rules/packs.ts'
import { drawCabinet } from './halls/cabinet.ts'
import { drawCarpet, drawScreen, drawVelvetSeats } from './halls/cinema.ts'
import { drawHearth, drawPackBoard } from './halls/hearth.ts'
import { drawCoffeeTable, drawHatCounter, drawMirror, drawParkMap, drawShield } from './halls/parlour.ts'
import { drawMaypole, drawStage, drawStringLights } from './feast/stage.ts'
import { drawColourRoulette, drawSpinningWheel, drawStreamers, drawTent, drawTentSign } from './feast/wheels.ts'
import { drawRug, drawStool } from './halls/rug.ts'
import { flat, moving, type Prefab, standing } from './prefab.ts'
import { allSnowed } from './snow-caps.ts'
import {
  drawCandelabra,
  drawFleece,
  drawFloorLamp,
  drawHatStand,
  drawPopcornCart,
  drawPottedPlant,
} from './halls/furnishings.ts'
import { drawArmchair, drawBookcase, drawDesk, drawLongTable, drawWorkbench } from './halls/furniture.ts'
import { drawPanelling, PANELLINGS } from './halls/panelling.ts'
import {
  drawCandleNiche,
  drawNeon,
  drawPainting,
  drawPoster,
  drawSconce,
  drawSkis,
  drawToolBoard,
} from './halls/wall-things.ts'
import { drawWallWindow } from './halls/wall-window.ts'
import { drawClock } from './street/clock.ts'
import { drawShopSign, drawStall, drawTradeBench } from './street/stall.ts'

/** Things on the party lawn and in the street. */
const IN_THE_OPEN: Readonly<Record<string, Prefab>> = {
  stage: moving((_season, frame) => drawStage(frame)),
  maypole: moving((_season, frame) => drawMaypole(frame)),
  tent: standing(drawTent),
  'tent-sign': standing(drawTentSign),
  clock: standing(drawClock),
  'stall-red': standing(() => drawStall('red')),
  'stall-blue': standing(() => drawStall('blue')),
  'stall-gold': standing(() => drawStall('gold')),
  'trade-bench': standing(drawTradeBench),
  'sign-hat': standing(() => drawShopSign('hat')),
  'sign-arcade': standing(() => drawShopSign('arcade')),
  'sign-cinema': standing(() => drawShopSign('cinema')),
}

export const FEAST: Readonly<Record<string, Prefab>> = {
  ...allSnowed(IN_THE_OPEN),
  'string-lights': moving(drawStringLights),
}

/** Things in indoor rooms. */
export const INTERIORS: Readonly<Record<string, Prefab>> = {
  'cabinet-knogleknas': moving((_season, frame) => drawCabinet('knogleknas', frame)),
  'cabinet-jumping-dog': moving((_season, frame) => drawCabinet('jumping-dog', frame)),
  'cabinet-cats-free': moving((_season, frame) => drawCabinet('cats-free', frame)),
  screen: moving((_season, frame) => drawScreen(frame)),
  'velvet-seats': standing(drawVelvetSeats),
  carpet: flat(drawCarpet),
  'rug-red': flat(() => drawRug('red')),
  'rug-blue': flat(() => drawRug('blue')),
  'rug-violet': flat(() => drawRug('violet')),
  'rug-green': flat(() => drawRug('green')),
  stool: standing(drawStool),
  hearth: moving((_season, frame) => drawHearth(frame)),
  mirror: standing(drawMirror),
  'hat-counter': standing(drawHatCounter),
  'coffee-table': standing(drawCoffeeTable),
  'park-map': standing(drawParkMap),
  'shield-red': standing(() => drawShield('falu2', 'gold2')),
  'shield-blue': standing(() => drawShield('water1', 'cream')),
  'shield-gold': standing(() => drawShield('gold2', 'falu1')),
  'shield-green': standing(() => drawShield('grass2', 'cream')),
  ...Object.fromEntries(PACKS.map((pack) => [`board-${pack}`, standing(() => drawPackBoard(pack))])),

  ...Object.fromEntries(
    PANELLINGS.flatMap((panelling) =>
      [1, 4].map((tiles) => [`wall-${panelling}-${tiles}`, flat(() => drawPanelling(panelling, tiles))]),
    ),
  ),
  'window-garden': flat(() => drawWallWindow('garden')),
  'window-mountains': flat(() => drawWallWindow('mountains')),
  'window-town': flat(() => drawWallWindow('town')),
  sconce: flat(drawSconce),
  'painting-dog': flat(() => drawPainting('dog')),
  'painting-sea': flat(() => drawPainting('sea')),
  'painting-bone': flat(() => drawPainting('bone')),
  'tool-board': flat(drawToolBoard),
  'poster-cat': flat(() => drawPoster('cat')),
  'poster-bone': flat(() => drawPoster('bone')),
  'poster-heart': flat(() => drawPoster('heart')),
  'neon-paw': flat(() => drawNeon('paw')),
  'neon-star': flat(() => drawNeon('star')),
  'candle-niche': flat(drawCandleNiche),
  skis: flat(drawSkis),
  bookcase: standing(drawBookcase),
  workbench: standing(drawWorkbench),
  'long-table': standing(drawLongTable),
  'armchair-red': standing(() => drawArmchair('red')),
  'armchair-green': standing(() => drawArmchair('green')),
  'armchair-blue': standing(() => drawArmchair('blue')),
  'floor-lamp': standing(drawFloorLamp),
  'potted-plant': standing(drawPottedPlant),
  candelabra: moving((_season, frame) => drawCandelabra(frame)),
  desk: standing(drawDesk),
  'hat-stand': standing(drawHatStand),
  'popcorn-cart': standing(drawPopcornCart),
  fleece: flat(drawFleece),
  streamers: standing(drawStreamers),
  'spinning-wheel': moving((_season, frame) => drawSpinningWheel(frame)),
  'colour-roulette': moving((_season, frame) => drawColourRoulette(frame)),
}
