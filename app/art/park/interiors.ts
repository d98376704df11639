import { PACKS } from '#durable/rules/packs.ts'
import { drawMaypole, drawStage, drawStringLights } from './feast/stage.ts'
import { drawColourRoulette, drawSpinningWheel, drawStreamers, drawTent, drawTentSign } from './feast/wheels.ts'
import { drawCabinet } from './halls/cabinet.ts'
import {
  drawAisleLight,
  drawCarpet,
  drawExitSign,
  drawFilm,
  drawScreen,
  drawStarCarpet,
  drawVelvetSeats,
} from './halls/cinema.ts'
import {
  drawCandles,
  drawCushion,
  drawPendant,
  drawRuneRing,
  drawSideWindow,
  drawSpike,
  drawStoneSteps,
  drawStove,
  drawTallClock,
} from './halls/comforts.ts'
import { drawChimney, drawFireplace } from './halls/fireplace.ts'
import {
  drawCandelabra,
  drawFleece,
  drawFloorLamp,
  drawHatStand,
  drawPopcornCart,
  drawPottedPlant,
} from './halls/furnishings.ts'
import { drawArmchair, drawBookcase, drawDesk, drawLongTable, drawWorkbench } from './halls/furniture.ts'
import { drawClothRolls, drawHatBoxes, drawHatShelf, drawMannequin, drawSewingTable } from './halls/hat-shop.ts'
import { drawHearth, drawPackBoard } from './halls/hearth.ts'
import { drawGlassWall, drawPlanTable, drawWaterCooler } from './halls/office.ts'
import { drawPaintedSun } from './halls/painted-sun.ts'
import { PANELLINGS } from './halls/panelling.ts'
import { drawCoffeeTable, drawHatCounter, drawMirror, drawParkMap, drawShield } from './halls/parlour.ts'
import { drawRug, drawStool } from './halls/rug.ts'
import {
  drawDoorway,
  drawSideWall,
  drawSill,
  drawSillEnd,
  drawWall,
  drawWallCorner,
  drawWallPost,
} from './halls/shell.ts'
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
import { flat, moving, movingFlat, standing, withOthers } from './prefab.ts'
import type { Prefab } from './prefab.ts'
import { allSnowed } from './snow-caps.ts'
import { drawAlley, drawLowWall, drawStallBack } from './street/alley.ts'
import { drawClock } from './street/clock.ts'
import { drawShopSign, drawStall, drawTradeBench } from './street/stall.ts'
import {
  drawBicycle,
  drawBunting,
  drawBuntingOnPosts,
  drawCart,
  drawChalkBoard,
  drawManhole,
  drawPuddle,
  drawPump,
  drawSacks,
  drawTub,
} from './street/wares.ts'

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
  'stall-back-red': standing(() => drawStallBack(['falu1', 'falu2', 'falu3'])),
  'stall-back-gold': standing(() => drawStallBack(['gold1', 'gold2', 'gold3'])),
  'trade-bench': standing(drawTradeBench),
  alley: standing(drawAlley),
  'low-wall': standing(drawLowWall),
  'sign-hat': standing(() => drawShopSign('hat')),
  'sign-arcade': standing(() => drawShopSign('arcade')),
  'sign-cinema': standing(() => drawShopSign('cinema')),
  'cart-flowers': standing(() => drawCart('flowers')),
  'cart-hats': standing(() => drawCart('hats')),
  'chalk-bread': standing(() => drawChalkBoard('bread')),
  'chalk-hat': standing(() => drawChalkBoard('hat')),
  'chalk-bone': standing(() => drawChalkBoard('bone')),
  'chalk-fish': standing(() => drawChalkBoard('fish')),
  'tub-rose': standing(() => drawTub('pink')),
  'tub-gold': standing(() => drawTub('gold2')),
  sacks: standing(drawSacks),
  bicycle: standing(drawBicycle),
  pump: moving((_season, frame) => drawPump(frame)),
}

/** Half the sizes of puddles that rain fills, px. */
const GROWING_PUDDLES = { small: [9, 3], middle: [16, 4], large: [24, 6] } as const

export const FEAST: Readonly<Record<string, Prefab>> = {
  ...allSnowed(IN_THE_OPEN),
  'string-lights': moving(drawStringLights),
  bunting: standing(drawBunting),
  'bunting-posts': standing(drawBuntingOnPosts),
  puddle: withOthers(
    movingFlat((season, frame) => drawPuddle(season, frame)),
    Object.fromEntries(
      Object.entries(GROWING_PUDDLES).map(([size, half]) => [size, () => drawPuddle('summer', 0, half)]),
    ),
  ),
  manhole: flat(drawManhole),
}

const SIDES = ['left', 'right'] as const

/** Things in indoor rooms. */
export const INTERIORS: Readonly<Record<string, Prefab>> = {
  'cabinet-knogleknas': moving((_season, frame) => drawCabinet('knogleknas', frame)),
  'cabinet-jumping-dog': moving((_season, frame) => drawCabinet('jumping-dog', frame)),
  'cabinet-cats-free': moving((_season, frame) => drawCabinet('cats-free', frame)),
  screen: withOthers(
    moving((_season, frame) => drawScreen(frame)),
    Object.fromEntries([0, 1, 2, 3].map((frame) => [`film${frame}`, () => drawFilm(frame)])),
  ),
  'velvet-seats': standing(drawVelvetSeats),
  carpet: flat(drawCarpet),
  'carpet-stars': flat(drawStarCarpet),
  'aisle-light': flat(drawAisleLight),
  'exit-sign': flat(drawExitSign),
  'hat-shelf': flat(drawHatShelf),
  'hat-boxes-tall': standing(() => drawHatBoxes(['violet', 'pink', 'gold'])),
  'hat-boxes-low': standing(() => drawHatBoxes(['blue', 'green'])),
  'mannequin-wreath': standing(() => drawMannequin('midsummer-wreath')),
  'mannequin-chef': standing(() => drawMannequin('chef-hat')),
  'mannequin-rain': standing(() => drawMannequin('sou-wester')),
  'sewing-table': standing(drawSewingTable),
  'cloth-rolls': standing(drawClothRolls),
  stove: withOthers(
    moving((_season, frame) => drawStove(frame)),
    { off: () => drawStove(null) },
  ),
  'tall-clock': moving((_season, frame) => drawTallClock(frame)),
  pendant: standing(drawPendant),
  cushion: flat(drawCushion),
  candle: moving((_season, frame) => drawCandles(1, frame)),
  'candles-2': moving((_season, frame) => drawCandles(2, frame)),
  'candles-3': moving((_season, frame) => drawCandles(3, frame)),
  'spike-tall': standing(() => drawSpike(46, 17)),
  'spike-low': standing(() => drawSpike(26, 12)),
  'rune-ring': flat(drawRuneRing),
  'stone-steps': flat(drawStoneSteps),
  'side-window': flat(drawSideWindow),
  'rug-red': flat(() => drawRug('red')),
  'rug-blue': flat(() => drawRug('blue')),
  'rug-violet': flat(() => drawRug('violet')),
  'rug-green': flat(() => drawRug('green')),
  stool: standing(drawStool),
  hearth: withOthers(
    moving((_season, frame) => drawHearth(frame)),
    { off: () => drawHearth(null) },
  ),
  chimney: standing(drawChimney),
  fireplace: withOthers(
    moving((_season, frame) => drawFireplace(frame)),
    { off: () => drawFireplace(null) },
  ),
  'painted-sun': flat(drawPaintedSun),
  'glass-wall': flat(drawGlassWall),
  'water-cooler': standing(drawWaterCooler),
  'plan-table': standing(drawPlanTable),
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
    PANELLINGS.flatMap((panelling) => [
      ...[1, 4].map((tiles) => [`wall-${panelling}-${tiles}`, flat(() => drawWall(panelling, tiles))]),
      ...SIDES.flatMap((side) => [
        [`wall-${panelling}-${side}`, flat(() => drawWallCorner(panelling, side))],
        [`side-${panelling}-${side}`, flat(() => drawSideWall(panelling, side))],
      ]),
    ]),
  ),
  'sill-1': flat(() => drawSill(1)),
  'sill-4': flat(() => drawSill(4)),
  'sill-left': flat(() => drawSillEnd('left')),
  'sill-right': flat(() => drawSillEnd('right')),
  doorway: flat(drawDoorway),
  'wall-post': flat(drawWallPost),
  'window-garden': flat(() => drawWallWindow('garden')),
  'window-mountains': flat(() => drawWallWindow('mountains')),
  sconce: flat(drawSconce),
  'painting-dog': flat(() => drawPainting('dog')),
  'painting-sea': flat(() => drawPainting('sea')),
  'painting-bone': flat(() => drawPainting('bone')),
  'tool-board': flat(drawToolBoard),
  'poster-cat': flat(() => drawPoster('cat')),
  'poster-bone': flat(() => drawPoster('bone')),
  'poster-heart': flat(() => drawPoster('heart')),
  'neon-paw': withOthers(
    flat(() => drawNeon('paw')),
    { off: () => drawNeon('paw', false) },
  ),
  'neon-star': withOthers(
    flat(() => drawNeon('star')),
    { off: () => drawNeon('star', false) },
  ),
  'candle-niche': flat(drawCandleNiche),
  skis: flat(drawSkis),
  bookcase: standing(drawBookcase),
  workbench: standing(drawWorkbench),
  'long-table': standing(drawLongTable),
  'armchair-red': standing(() => drawArmchair('red')),
  'armchair-green': standing(() => drawArmchair('green')),
  'armchair-blue': standing(() => drawArmchair('blue')),
  'floor-lamp': withOthers(
    standing(() => drawFloorLamp()),
    { off: () => drawFloorLamp(false) },
  ),
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
