import { punchedCard } from '#durable/rules/games/prizes/play-card.ts'
import type { PlayCard } from '#durable/rules/games/prizes/play-card.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { LOTS_MAX, PIECES_MAX } from '#durable/rules/items/drawing.ts'
import { FIRST_BONES } from '#durable/rules/npcs/gifts.ts'
import { PAGE_BONES } from '#durable/rules/stamps/stamps.ts'
import { seeded } from '#test/support/random.ts'
import type { Player } from './people.ts'
import { dayOfBones } from './play-day.ts'

const SOLD = CATALOGUE.flatMap(({ price, isRare, slot }) =>
  price === null ? [] : [{ price, isRare: isRare === true, isHat: slot === 'hat' }],
)
const cheapestFirst = (one: number, other: number) => one - other
export const COMMON_PRICES = SOLD.filter(({ isRare }) => !isRare)
  .map(({ price }) => price)
  .toSorted(cheapestFirst)
export const HAT_PRICES = SOLD.filter(({ isRare, isHat }) => isHat && !isRare)
  .map(({ price }) => price)
  .toSorted(cheapestFirst)
/** Of the hat shop, and of the other shops. */
const RARE_PRICES = [true, false].map((hat) =>
  SOLD.filter(({ isRare, isHat }) => isRare && isHat === hat).map(({ price }) => price),
)
export const DEAREST = Math.max(...RARE_PRICES.flat())
export const WARDROBE = SOLD.length

/** So many put themselves down for a rare thing, with so many lots in the middle: a guess. */
const DRAW = { entrants: 60, lots: 3 }

/** On which days of play the pages of the collector's book are full [BK3], the last ones in another season: a guess. */
const PAGES_FULL: readonly number[] = [5, 12, 90, 220]

/** Days and amounts of one player's first years; a day is null where it was not reached. */
export type Story = {
  perDay: number[]
  half: number | null
  commons: number | null
  crown: number | null
  earned: number
  spent: number
}

/** Plays for so many days: what is earned, and what is bought of it, the cheapest first but for what was won in a draw. */
export function played(player: Player, { seed, days }: { seed: number; days: number }): Story {
  const random = seeded(seed)
  const story: Story = { perDay: [], half: null, commons: null, crown: null, earned: 0, spent: 0 }
  const commons = [...COMMON_PRICES]
  const rares = RARE_PRICES.map((prices) => [...prices])
  const lost = rares.map(() => 0)
  const waiting: number[] = []
  let [purse, had] = [FIRST_BONES, FIRST_BONES]
  let card: PlayCard = { punches: 0, lastDay: null }
  const buy = (price: number) => {
    purse -= price
    story.spent += price
  }
  for (let day = 0; day < days; day++) {
    if (day > 0 && random() * 7 >= player.daysAWeek) continue
    const sources = dayOfBones(player, random, day % 7)
    const punched = sources.games > 0 ? punchedCard(card, day) : { card, bones: 0 }
    card = punched.card
    const isPage = PAGES_FULL.includes(story.perDay.length + 1)
    const bones = Object.values(sources).reduce((sum, one) => sum + one, 0) + punched.bones + (isPage ? PAGE_BONES : 0)
    story.perDay.push(bones)
    story.earned += bones
    purse += bones
    had += bones
    if (had >= DEAREST) story.crown ??= day + 1
    buy(Math.floor(bones * player.joys))
    for (const [shop, left] of rares.entries()) {
      if (left.length === 0 || random() >= player.enters) continue
      const pieces = 1 + Math.floor(random() * PIECES_MAX)
      const lots = Math.min(LOTS_MAX, 1 + (lost[shop] ?? 0))
      const isWon = random() < Math.min(1, (pieces * lots) / (DRAW.entrants * DRAW.lots))
      lost[shop] = isWon ? 0 : (lost[shop] ?? 0) + 1
      const prices = RARE_PRICES[shop] ?? []
      const at = isWon ? left.indexOf(prices[Math.floor(random() * prices.length)] ?? 0) : -1
      if (at >= 0) waiting.push(...left.splice(at, 1))
    }
    waiting.sort(cheapestFirst)
    while (waiting[0] !== undefined && waiting[0] <= purse) buy(waiting.shift() ?? 0)
    // Who has won something saves for it; newcomers spend all that they have.
    const share = story.perDay.length < 5 ? 1 : waiting.length > 0 ? 0.2 : 0.5
    while (commons[0] !== undefined && commons[0] <= purse * share) buy(commons.shift() ?? 0)
    const owned = WARDROBE - commons.length - rares.flat().length - waiting.length
    if (commons.length === 0) story.commons ??= day + 1
    if (owned >= WARDROBE / 2) story.half ??= day + 1
  }
  return story
}
