import { PACKS } from '#durable/rules/packs.ts'
import { drawSeasonTree } from './feast/season-tree.ts'
import { drawCairn, drawGreatCairn } from './hills/cairn.ts'
import { drawCaveMouth } from './hills/cave-mouth.ts'
import { drawCrag } from './hills/crag.ts'
import { drawCrystals } from './hills/crystals.ts'
import { drawGraveCandle, drawGravestone, drawMemorialStone } from './hills/gravestone.ts'
import { drawOwlDog } from './hills/owl-dog.ts'
import { drawRankWall } from './hills/rank-wall.ts'
import { drawSled } from './hills/sled.ts'
import { drawWaterfall } from './hills/waterfall.ts'
import { drawBanner } from './houses/banner.ts'
import { HOUSES } from './houses/houses.ts'
import { flat, moving, movingFlat, standing, withOthers } from './prefab.ts'
import type { Prefab } from './prefab.ts'
import { drawParasol, drawShells, drawTowel } from './shore/bathing.ts'
import { drawBeachHut } from './shore/beach-hut.ts'
import { drawBoat } from './shore/boat.ts'
import { drawBoathouse } from './shore/boathouse.ts'
import { drawBell, drawMooringPost, drawQuayStairs } from './shore/jetty.ts'
import { drawLighthouse } from './shore/lighthouse.ts'
import { drawNets, drawPile, drawSailboat } from './shore/moorings.ts'
import { drawSandCastle } from './shore/sand-castle.ts'
import { drawSandDrift, drawSurf } from './shore/surf.ts'
import { allSnowed } from './snow-caps.ts'
import { drawForestFloor } from './wild/forest-floor.ts'
import { drawOakWithSwing } from './wild/oak.ts'
import { drawRock } from './wild/rock.ts'
import { drawSpruce } from './wild/spruce.ts'
import { drawTrunkBridge } from './wild/trunk-bridge.ts'
import { drawBlueberries, drawFern, drawMarram } from './wild/undergrowth.ts'

const UNDER_THE_SKY: Readonly<Record<string, Prefab>> = {
  lighthouse: standing(drawLighthouse),
  boathouse: standing(drawBoathouse),
  'boat-red': moving((_season, frame) => drawBoat('red', frame)),
  'boat-blue': moving((_season, frame) => drawBoat('blue', frame)),
  'quay-stairs': standing(drawQuayStairs),
  'beach-hut-red': standing(() => drawBeachHut('red')),
  'beach-hut-blue': standing(() => drawBeachHut('blue')),
  'beach-hut-gold': standing(() => drawBeachHut('gold')),
  'beach-hut-green': standing(() => drawBeachHut('green')),
  'sand-castle': standing(drawSandCastle),
  bell: withOthers(
    standing(() => drawBell()),
    { left: () => drawBell(-1), right: () => drawBell(1) },
  ),
  'mooring-post': standing(drawMooringPost),

  sled: standing(drawSled),
  'memorial-stone': standing(drawMemorialStone),
  'gravestone-round': standing((season) => drawGravestone(season, 'round')),
  'gravestone-tall': standing((season) => drawGravestone(season, 'tall')),
  'gravestone-bone': standing((season) => drawGravestone(season, 'bone')),
  ...Object.fromEntries(PACKS.map((pack) => [`house-${pack}`, standing(HOUSES[pack])])),
  ...Object.fromEntries(PACKS.map((pack) => [`banner-${pack}`, standing(() => drawBanner(pack))])),
}

/** Things with a drawing for each season, or in places without snow. */
const WITH_OWN_WINTER: Readonly<Record<string, Prefab>> = {
  'crag-1': flat((season) => drawCrag(season, 1)),
  'crag-4': flat((season) => drawCrag(season, 4)),
  'crag-snowy-1': flat(() => drawCrag('snow', 1)),
  'crag-snowy-4': flat(() => drawCrag('snow', 4)),
  'spruce-snowy-great': standing(() => drawSpruce('snow', 1, 1)),
  'spruce-snowy-tall': standing(() => drawSpruce('snow', 4, 0.9)),
  'spruce-snowy-young': standing(() => drawSpruce('snow', 6, 0.62)),
  'boulder-snowy': standing(() => drawRock('snow', 'boulder')),
  'stone-snowy': standing(() => drawRock('snow', 'stone')),
  'yule-tree': moving(drawSeasonTree),
  parasol: standing(drawParasol),
  towel: flat(drawTowel),
  'shells-a': flat(() => drawShells(1)),
  'shells-b': flat(() => drawShells(2)),
  'surf-4': movingFlat((season, frame) => drawSurf(season, frame)),
  'surf-4b': movingFlat((season, frame) => drawSurf(season, frame, { drawing: 1 })),
  'surf-4c': movingFlat((season, frame) => drawSurf(season, frame, { drawing: 2 })),
  'surf-4d': movingFlat((season, frame) => drawSurf(season, frame, { drawing: 3 })),
  'surf-in': movingFlat((season, frame) => drawSurf(season, frame, { drawing: 2, from: 0, to: 32 })),
  'surf-out': movingFlat((season, frame) => drawSurf(season, frame, { drawing: 1, from: 32, to: 0 })),
  'sand-drift': flat(drawSandDrift),
  'forest-floor': flat((season) => drawForestFloor(season, [216, 136])),
  'forest-floor-small': flat((season) => drawForestFloor(season, [150, 100])),
  marram: standing(drawMarram),
  fern: standing(drawFern),
  blueberries: standing(drawBlueberries),
  pile: standing(drawPile),
  'fishing-nets': standing(drawNets),
  sailboat: moving((_season, frame) => drawSailboat(frame)),
  'oak-with-swing': moving(drawOakWithSwing),
  waterfall: moving(drawWaterfall),
  'trunk-bridge': flat(drawTrunkBridge),
  'great-cairn': standing(drawGreatCairn),
  cairn: standing(drawCairn),
  'cave-mouth': standing(() => drawCaveMouth('snow')),
  'owl-dog': moving((_season, frame) => drawOwlDog(frame)),
  'rank-wall': standing(drawRankWall),
  'crystals-blue': moving((_season, frame) => drawCrystals('blue', frame)),
  'crystals-violet': moving((_season, frame) => drawCrystals('violet', frame)),
  'grave-candle': moving((_season, frame) => drawGraveCandle(frame)),
}

/** Things by which a room is recognized, and which stand in no other room. */
export const LANDMARKS: Readonly<Record<string, Prefab>> = {
  ...allSnowed(UNDER_THE_SKY),
  ...WITH_OWN_WINTER,
}
