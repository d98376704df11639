/** [O1] How long a dig takes, ms. */
export const DIG_MS = 3000

/** [O2] How long a tile rests for the dog that has dug there, ms. */
export const DIG_REST_MS = 60 * 1000

/** How long a hole is to be seen where a dog has dug, ms, and of how many a room knows. */
export const HOLES = { lastMs: 60 * 1000, most: 40 } as const

/** [O3] What a user finds at the spots of a day, shuffled for user and day: as many cards as spots that count. */
export const DECK: readonly number[] = [1, 1, 1, 1, 2, 2, 3, 4]
/** [O3] More for a spot that was found without digging beside it first. */
export const CLEAN_BONES = 1

/** [O3] Off the spots so many digs of a day may find something, each with this chance. */
export const BLIND = { digs: 10, percent: 20, bones: 1 } as const

/** [O3] What the first digs of a user find, whatever lies there. */
export const FIRST_DIGS: readonly number[] = [3, 0, 2]

/** [O7] The most bones that a user gets for nothing in a day, whatever their source but games and events. */
export const FREE_BONES_A_DAY = 42

/**
 * What a user has dug in a day. `spots` has a bit for each spot that was found (soil.ts), `missed` one for each room in
 * which the last dig was beside the spots, `blind` counts the digs off the spots, `bones` what was found in all.
 */
export type FindDay = { spots: number; missed: number; blind: number; bones: number }

export const NO_FINDS: FindDay = { spots: 0, missed: 0, blind: 0, bones: 0 }

/** Where a dig was: the room by its number and the spot by its bit, each null where it is none, and the deck of the day. */
export type DugSoil = {
  room: number | null
  spot: number | null
  deck: readonly number[]
  /** [CA4] What the hunt of an Oslo day has there, by its bit; absent where it has nothing. */
  hunt?: { day: number; bit: number }
}

export type Find = { bones: number; isSpot: boolean; day: FindDay }

/** [O3] [O7] What a dig finds, and the day after it. `firsts` is how many digs the user has made, three at most. */
export function findOf(
  day: FindDay,
  { room, spot, deck }: DugSoil,
  { firsts, random }: { firsts: number; random: () => number },
): Find {
  const found = bitsIn(day.spots)
  const isSpot = spot !== null && (day.spots & spot) === 0 && found < deck.length
  const isBlind = !isSpot && day.blind < BLIND.digs
  const ofRoom = room === null ? 0 : 1 << room
  const luck = isBlind && random() * 100 < BLIND.percent ? BLIND.bones : 0
  const clean = (day.missed & ofRoom) === 0 ? CLEAN_BONES : 0
  const here = isSpot ? (deck[found] ?? 0) + clean : luck
  const bones = Math.min(FIRST_DIGS[firsts] ?? here, FREE_BONES_A_DAY - day.bones)
  const after = {
    spots: isSpot ? day.spots | spot : day.spots,
    missed: isSpot ? day.missed & ~ofRoom : day.missed | ofRoom,
    blind: day.blind + (isBlind ? 1 : 0),
    bones: day.bones + bones,
  }
  return { bones, isSpot, day: after }
}

function bitsIn(mask: number): number {
  let count = 0
  for (let left = mask; left !== 0; left &= left - 1) count += 1
  return count
}
