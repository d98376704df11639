import { drawShop } from '#app/art/park/shop/shop.ts'
import { drawSmoke } from '#app/art/park/shop/smoke.ts'
import { TRADES } from '#app/art/park/shop/trades.ts'
import { drawBench, drawBenchBack } from '#app/art/park/things/bench.ts'
import { drawBridgeDeck, drawBridgeRail } from '#app/art/park/things/bridge.ts'
import { drawFence } from '#app/art/park/things/fence.ts'
import { drawFountain } from '#app/art/park/things/fountain.ts'
import { drawBarrel, drawCrate, drawFlowerBed } from '#app/art/park/things/garden.ts'
import { drawKennel } from '#app/art/park/things/kennel.ts'
import { drawLamp } from '#app/art/park/things/lamp.ts'
import { drawMarker } from '#app/art/park/things/marker.ts'
import { drawBasket, drawBlanket, drawBowl } from '#app/art/park/things/picnic.ts'
import { drawBall, drawHurdle, drawMound } from '#app/art/park/things/play.ts'
import { drawPlazaSlabs } from '#app/art/park/things/plaza-slabs.ts'
import { drawGate, drawNoticeBoard, drawPinBoard, drawSignpost } from '#app/art/park/things/signs.ts'
import { drawSmellPost } from '#app/art/park/things/smell-post.ts'
import { drawBirch } from '#app/art/park/wild/birch.ts'
import { drawBush } from '#app/art/park/wild/bush.ts'
import { drawPine } from '#app/art/park/wild/pine.ts'
import { drawDuck, drawLily, drawReeds } from '#app/art/park/wild/pond-life.ts'
import { drawRock, drawWetRock } from '#app/art/park/wild/rock.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { drawLog, drawMushrooms, drawStump, drawWildFlowers } from '#app/art/park/wild/woodland.ts'
import { FEAST, INTERIORS } from './interiors.ts'
import { LANDMARKS } from './landmarks.ts'
import { flat, moving, standing } from './prefab.ts'
import type { Prefab } from './prefab.ts'
import { snowed } from './snow-caps.ts'

/** Everything that can be placed in a room, by the name in room documents. */
export const PREFABS: Readonly<Record<string, Prefab>> = {
  plaza: flat(drawPlazaSlabs),
  fountain: moving(drawFountain),
  'bridge-deck': standing(drawBridgeDeck),
  'bridge-rail': standing(drawBridgeRail),
  gate: standing(drawGate),
  shop: standing((season) => drawShop(season)),
  ...Object.fromEntries(TRADES.map((trade) => [`shop-${trade}`, standing((season) => drawShop(season, trade))])),
  smoke: moving((_season, frame) => drawSmoke(frame)),
  'notice-board': standing(drawNoticeBoard),
  'pin-board': standing(drawPinBoard),
  signpost: snowed(
    standing(() =>
      drawSignpost([
        { picture: 'pond', points: 'left' },
        { picture: 'bone', points: 'right' },
        { picture: 'ball', points: 'right' },
      ]),
    ),
  ),
  marker: standing(drawMarker),
  bench: standing(drawBench),
  'bench-back': standing(drawBenchBack),
  lamp: standing(drawLamp),
  'smell-post': standing(drawSmellPost),
  'kennel-red': standing((season) =>
    drawKennel(season, {
      roof: ['falu0', 'falu1', 'falu2', 'falu3'],
      wall: ['slate0', 'slate1', 'slate2'],
      sign: 'bone',
    }),
  ),
  'kennel-slate': standing((season) =>
    drawKennel(season, {
      roof: ['slate0', 'slate0', 'slate1', 'slate2'],
      wall: ['soil1', 'soil1', 'soil4'],
      sign: 'paw',
    }),
  ),

  'fence-1': standing((season) => drawFence(season, 1)),
  'fence-2': standing((season) => drawFence(season, 2)),
  'fence-3': standing((season) => drawFence(season, 3)),
  'fence-4': standing((season) => drawFence(season, 4)),
  'flowerbed-gold': standing((season) => drawFlowerBed(season, 2, 'gold')),
  'flowerbed-red': standing((season) => drawFlowerBed(season, 2, 'red')),
  'flowerbed-violet': standing((season) => drawFlowerBed(season, 2, 'violet')),
  'crate-apples': snowed(standing(() => drawCrate('apples'))),
  'crate-oranges': snowed(standing(() => drawCrate('oranges'))),
  'crate-pears': snowed(standing(() => drawCrate('pears'))),
  barrel: snowed(standing(drawBarrel)),

  'birch-round': standing((season) => drawBirch(season, 1, 'round')),
  'birch-tall': standing((season) => drawBirch(season, 2, 'tall')),
  'birch-wide': standing((season) => drawBirch(season, 3, 'wide')),
  'birch-leaning': standing((season) => drawBirch(season, 4, 'round')),
  'spruce-great': standing((season) => drawSpruce(season, 1, 1)),
  'spruce-tall': standing((season) => drawSpruce(season, 4, 0.9)),
  'spruce-broad': standing((season) => drawSpruce(season, 3, 0.8)),
  'spruce-young': standing((season) => drawSpruce(season, 6, 0.62)),
  'pine-left': standing((season) => drawPine(season, 2)),
  'pine-right': standing((season) => drawPine(season, 1)),
  'bush-round': standing((season) => drawBush(season, { seed: 2, form: 'round', berries: null })),
  'bush-rose': standing((season) => drawBush(season, { seed: 3, form: 'round', berries: 'pink' })),
  'bush-low': standing((season) => drawBush(season, { seed: 4, form: 'low', berries: null })),
  'bush-berry': standing((season) => drawBush(season, { seed: 5, form: 'low', berries: 'falu2' })),

  boulder: standing((season) => drawRock(season, 'boulder')),
  stone: standing((season) => drawRock(season, 'stone')),
  cobble: standing((season) => drawRock(season, 'cobble')),
  'stone-wet': standing((season) => drawWetRock(season, 'stone')),
  'boulder-wet': standing((season) => drawWetRock(season, 'boulder')),
  'reeds-low': standing((season) => drawReeds(season, 1)),
  'reeds-high': standing((season) => drawReeds(season, 0)),
  'reeds-bent': standing((season) => drawReeds(season, 3)),
  'lily-flower': flat((season) => drawLily(season, 1, true)),
  'lily-pads': flat((season) => drawLily(season, 2, false)),
  'lily-pair': flat((season) => drawLily(season, 2, true)),
  'drake-left': moving((season, frame) => drawDuck(season, { plumage: 'drake', faces: 'left' }, frame)),
  'drake-right': moving((season, frame) => drawDuck(season, { plumage: 'drake', faces: 'right' }, frame)),
  'hen-left': moving((season, frame) => drawDuck(season, { plumage: 'hen', faces: 'left' }, frame)),
  'hen-right': moving((season, frame) => drawDuck(season, { plumage: 'hen', faces: 'right' }, frame)),

  mushrooms: standing(drawMushrooms),
  log: standing(drawLog),
  stump: standing(drawStump),
  daisies: standing((season) => drawWildFlowers(season, 'daisy')),
  lupins: standing((season) => drawWildFlowers(season, 'lupin')),
  buttercups: standing((season) => drawWildFlowers(season, 'buttercup')),

  mound: snowed(standing(drawMound)),
  'hurdle-red': snowed(standing(() => drawHurdle('red'))),
  'hurdle-blue': snowed(standing(() => drawHurdle('blue'))),
  ball: standing(drawBall),
  blanket: flat(drawBlanket),
  basket: snowed(standing(drawBasket)),
  'bowl-water': standing(() => drawBowl('water')),
  'bowl-food': standing(() => drawBowl('food')),

  ...LANDMARKS,
  ...FEAST,
  ...INTERIORS,
}
