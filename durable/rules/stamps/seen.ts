import { DAYS_PER_DOG_YEAR } from '../age.ts'
import { osloDate, osloDay } from '../life/days.ts'
import { roomOf } from '../places/twins.ts'
import { isNight, isSnowy, monthAt } from './season.ts'
import { hasStamp } from './stamps.ts'
import type { StampKey, StampMask } from './stamps.ts'

/** Something that a room sees a dog do. `prefab` is that of the thing it has used. */
export type SeenDeed = { did: 'walk' | 'swim' | 'say' | 'smell' | 'read' | 'mark' } | { did: 'use'; prefab: string }

/** Where and when (epoch ms) it was seen; `born` is the day of the dog's birth (`osloDay`), null where it is not known. */
export type Sight = { room: string; now: number; born: number | null }

/** One way to a stamp. What is left out does not matter; `months` are 1 to 12. */
type Way = {
  stamp: StampKey
  did: SeenDeed['did']
  rooms?: RegExp
  prefab?: RegExp
  months?: readonly number[]
  isSo?: (sight: Sight) => boolean
}

/** [BK2] Who finds the end of the trail so near to each other, tiles, and within so long, ms, has found it together. */
export const TOGETHER_FIND = { tiles: 6, withinMs: 60_000 } as const

const SUMMER = [6, 7, 8]
const MIDSUMMER = /-06-2[34]$/

/** [BK2] What a room gives stamps for by what it sees alone. Nothing of value is in it. */
export const WAYS: readonly Way[] = [
  { stamp: 'walk', did: 'walk' },
  { stamp: 'hello', did: 'say' },
  { stamp: 'swim', did: 'swim' },
  { stamp: 'fountain', did: 'use', prefab: /^fountain$/ },
  { stamp: 'bell', did: 'use', prefab: /^bell$/ },
  { stamp: 'boat', did: 'use', prefab: /^boat-/ },
  { stamp: 'towel', did: 'use', prefab: /^towel$/ },
  { stamp: 'cinema', did: 'use', prefab: /^velvet-seats$/ },
  { stamp: 'neon', did: 'use', prefab: /^neon-/ },
  { stamp: 'hearth', did: 'use', rooms: /^house-/, prefab: /^(fireplace|hearth|stove)$/ },
  { stamp: 'cushion', did: 'use', rooms: /^wisdom-cave$/, prefab: /^cushion$/ },
  { stamp: 'grove', did: 'use', rooms: /^memorial-grove$/, prefab: /^bench$/ },
  { stamp: 'beam', did: 'walk', rooms: /^lighthouse-rock$/, isSo: ({ now }) => isNight(now) },
  { stamp: 'post', did: 'read' },
  { stamp: 'mark', did: 'mark' },
  { stamp: 'message', did: 'smell' },
  { stamp: 'snow', did: 'walk', rooms: /^north-point$/, isSo: ({ now }) => isSnowy(now) },
  { stamp: 'blossom', did: 'walk', rooms: /^memorial-grove$/, months: [4, 5] },
  { stamp: 'picnic', did: 'use', prefab: /^blanket$/, months: SUMMER },
  { stamp: 'leaves', did: 'walk', rooms: /^forest$/, months: [10, 11] },
  { stamp: 'midsummer', did: 'walk', rooms: /^party-lawn$/, isSo: ({ now }) => MIDSUMMER.test(osloDate(now)) },
  { stamp: 'night-swim', did: 'swim', months: SUMMER, isSo: ({ now }) => isNight(now) },
  {
    stamp: 'winter-fire',
    did: 'use',
    rooms: /^house-/,
    prefab: /^(fireplace|hearth|stove)$/,
    isSo: ({ now }) => isSnowy(now),
  },
  { stamp: 'birthday', did: 'walk', isSo: isBirthdayOf },
]

/** [BK2] The stamps that what a room has seen is worth, but for those that the user has. */
export function stampsSeen(doing: SeenDeed, sight: Sight, mask: StampMask): StampKey[] {
  return WAYS.filter((way) => !hasStamp(mask, way.stamp) && isOnWay(way, doing, sight)).map(({ stamp }) => stamp)
}

// What takes longest to find out comes last.
function isOnWay({ did, rooms, prefab, months, isSo }: Way, doing: SeenDeed, sight: Sight): boolean {
  if (did !== doing.did) return false
  if (doing.did === 'use' && prefab && !prefab.test(doing.prefab)) return false
  if (rooms && !rooms.test(roomOf(sight.room))) return false
  return (months?.includes(monthAt(sight.now)) ?? true) && (isSo?.(sight) ?? true)
}

function isBirthdayOf({ born, now }: Sight): boolean {
  const days = born === null ? 0 : osloDay(now) - born
  return days > 0 && days % DAYS_PER_DOG_YEAR === 0
}
