import type { Canvas } from '#app/art/canvas.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import type { Pack } from '#durable/rules/packs.ts'
import { drawLonghouse, drawShieldHall, drawWorkshop } from './crafts.ts'
import { drawCandleCellar, drawLodge, drawOffice } from './halls.ts'

const HOUSES: Readonly<Record<Pack, () => Canvas>> = {
  banden: drawWorkshop,
  klanen: drawShieldHall,
  losjen: drawLodge,
  sekten: drawCandleCellar,
  selskapet: drawOffice,
  stammen: drawLonghouse,
}

/** The house of each pack from Pack Lane, 112x112 with its shadow; all of them stand on the same line. */
export function drawPacks(): Frames {
  return Object.fromEntries(Object.entries(HOUSES).map(([pack, draw]) => [`pack-${pack}`, draw()]))
}
