import { backpack, cape } from './back-items.ts'
import * as brimmed from './hats/brimmed-hats.ts'
import * as caps from './hats/caps.ts'
import { beanie, crown, flower, partyHat, vikingHelmet, wizardHat } from './hats/costume-hats.ts'
import * as northern from './hats/northern-hats.ts'
import * as playful from './hats/playful-hats.ts'
import type { Item } from './item.ts'
import * as mouth from './mouth-items.ts'
import * as packed from './packed-items.ts'
import * as tail from './tail-items.ts'
import * as wings from './wings.ts'
import * as woollens from './woollens.ts'

/** Everything that a dog can wear. Players see the keys of a slot in this order. */
export const ITEMS: readonly Item[] = [
  beanie,
  crown,
  wizardHat,
  flower,
  partyHat,
  vikingHelmet,
  brimmed.souWester,
  brimmed.strawHat,
  brimmed.topHat,
  brimmed.cowboyHat,
  brimmed.pirateHat,
  caps.baseballCap,
  caps.studentCap,
  caps.propellerCap,
  caps.beret,
  caps.chefHat,
  northern.furHat,
  northern.gnomeHat,
  northern.luciaCrown,
  northern.midsummerWreath,
  northern.mooseAntlers,
  northern.ninjaBand,
  playful.jesterHat,
  playful.headphones,
  playful.acornCap,
  playful.mushroomHat,
  playful.duckling,
  playful.autumnLeaf,
  playful.clover,
  playful.supporterHearts,
  playful.glassStar,
  brimmed.committeeHat,
  mouth.tennisBall,
  mouth.bone,
  mouth.stick,
  mouth.fish,
  mouth.rose,
  mouth.newspaper,
  mouth.lantern,
  mouth.umbrella,
  mouth.letter,
  mouth.balloon,
  mouth.frisbee,
  cape,
  backpack,
  packed.saddleBags,
  packed.sledHarness,
  packed.lifeJacket,
  packed.guitar,
  woollens.knittedBlanket,
  woollens.scarf,
  wings.butterflyWings,
  wings.angelWings,
  tail.ribbon,
  tail.bell,
  tail.tailLantern,
  tail.pinwheel,
  tail.tailFlag,
]
