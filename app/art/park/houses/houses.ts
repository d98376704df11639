import type { Prop } from '#app/art/park/prop.ts'
import type { Pack } from '#durable/rules/packs.ts'
import { drawLonghouse, drawShieldHall, drawWorkshop } from './crafts.ts'
import { drawCandleCellar, drawLodge, drawOffice } from './halls.ts'

/** The house of each pack; all of them stand on the same line. */
export const HOUSES: Readonly<Record<Pack, () => Prop>> = {
  banden: drawWorkshop,
  klanen: drawShieldHall,
  losjen: drawLodge,
  sekten: drawCandleCellar,
  selskapet: drawOffice,
  stammen: drawLonghouse,
}
