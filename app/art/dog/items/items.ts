import { backpack, cape } from './back-items.ts'
import { beanie, crown, flower, partyHat, vikingHelmet, wizardHat } from './hats.ts'
import type { Item } from './item.ts'
import { bone, tennisBall } from './mouth-items.ts'
import { ribbon } from './tail-items.ts'

/** Everything a dog can wear; the keys of a slot appear to players in this order. */
export const ITEMS: readonly Item[] = [
  beanie,
  crown,
  wizardHat,
  flower,
  partyHat,
  vikingHelmet,
  tennisBall,
  bone,
  cape,
  backpack,
  ribbon,
]
