import { CLEAN_BONES, DECK, DIG_MS, FIRST_DIGS } from '#durable/rules/life/digging.ts'
import { FIRST_BONES } from '#durable/rules/npcs/gifts.ts'
import { seeded } from '#test/support/random.ts'
import { HAT_PRICES } from './wardrobe.ts'

/** Seconds that somebody new takes for each step, and how many of them follow Garm: assumed. */
const TAKES_S = {
  looksRound: [25, 60],
  meetsGarm: [20, 50],
  walksToSoil: [15, 40],
  findsSoilAlone: [60, 180],
  goesOn: [2, 6],
  findsSpot: [10, 25],
  goesToShop: [45, 100],
  putsOn: [20, 60],
} as const
const FOLLOWS = 0.7

/** In how many seconds somebody new has one of the four cheapest hats on. */
export function secondsToFirstHat(seed: number): number {
  const random = seeded(seed)
  const takes = (step: keyof typeof TAKES_S) => TAKES_S[step][0] + (TAKES_S[step][1] - TAKES_S[step][0]) * random()
  let seconds = takes('looksRound')
  let purse = 0
  const isLed = random() < FOLLOWS
  if (isLed) {
    seconds += takes('meetsGarm') + takes('walksToSoil')
    purse += FIRST_BONES
  } else seconds += takes('findsSoilAlone')
  const price = HAT_PRICES[Math.floor(random() * 4)] ?? 0
  for (let digs = 0; purse < price; digs += 1) {
    seconds += DIG_MS / 1000 + takes('goesOn')
    const first = FIRST_DIGS[digs]
    if (first === undefined) seconds += takes('findsSpot')
    const card = (DECK[Math.floor(random() * DECK.length)] ?? 0) + (random() < 0.3 ? CLEAN_BONES : 0)
    purse += first ?? card
  }
  return seconds + takes('goesToShop') + takes('putsOn')
}
