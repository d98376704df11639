import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Pack } from '#durable/rules/packs.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'

/** Who a dog is whose player is none of the staff, or which of them. */
export const ROLES = ['player', 'committee', 'moderator', 'admin'] as const
type Role = (typeof ROLES)[number]

/** As whom one walks: all that doors ask about, and the size of the dog. */
export type Guise = {
  isPuppy: boolean
  pack: Pack
  rank: Rank
  karma: number
  /** The key of what it wears; null for nothing. */
  item: string | null
  /** The key of what it has in its backpack; null for nothing. */
  thing: string | null
  role: Role
}

/** A puppy that nobody knows yet. */
export const NEWCOMER: Guise = {
  isPuppy: true,
  pack: PACKS[0],
  rank: 'valp',
  karma: 0,
  item: null,
  thing: null,
  role: 'player',
}

const COAT = { color: '#e9b877', shadowColor: null }
/** Long enough ago to be grown, days. */
const GROWN_DAYS = 1000

/** What doors see of the dog. */
export function guisedPasser({ pack, rank, karma, item, thing, role }: Guise): Passer {
  return {
    admin: role === 'admin' ? 1 : 0,
    moderator: role === 'moderator' ? 1 : 0,
    isCommittee: role === 'committee',
    pack,
    karma,
    levelPoints: RANKS.find(({ key }) => key === rank)?.from ?? 0,
    items: item === null ? [] : [item],
    owned: [item, thing].filter((key) => key !== null),
  }
}

/** How the dog is drawn at `now`, epoch ms. */
export function guisedDog({ isPuppy, item }: Guise, now: number): PicturedDog {
  const slot = item === null ? undefined : itemKind(item)?.slot
  const today = osloDay(now)
  return { ...COAT, born: isPuppy ? today : today - GROWN_DAYS, wear: slot ? { [slot]: item } : {} }
}
