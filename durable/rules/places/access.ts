import { PACKS } from '#durable/rules/packs.ts'
import type { Pack } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { Rank } from '#durable/rules/ranks.ts'
import { can, staffBadge } from '#durable/rules/roles.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'

/** [G1] What a dog must be or have to pass (tile access record); what is left out does not matter. */
export type Access = {
  pack?: Pack
  /** Key of an item that the dog wears. */
  item?: string
  /** Key of an item that the dog has, worn or in its backpack. */
  owns?: string
  karma?: number
  /** The lowest rank that may pass. */
  level?: Rank
  /** [PC5] A door of the party committee. Staff pass as well. */
  committee?: true
  moderator?: true
  admin?: true
}

/**
 * A dog that wants to pass, with the roles of its owner. `items` are the keys of what it wears, `owned` those of all that it has:
 * what it wears and what is in its backpack.
 */
export type Passer = RoleHolder & {
  pack: Pack
  levelPoints: number
  karma: number
  items: readonly string[]
  owned: readonly string[]
}

/** [G5] Why a dog may not pass, and how much is missing. */
export type AccessProblem =
  | { reason: 'staff-only' | 'committee-only' }
  | { reason: 'only-pack'; pack: Pack }
  | { reason: 'rank-too-low'; rank: Rank; missing: number }
  | { reason: 'karma-too-low'; missing: number }
  | { reason: 'item-missing' | 'not-owned'; item: string }

/** [G1] The first problem that keeps the dog out; null if it may pass. */
export function accessProblem(access: Access, passer: Passer): AccessProblem | null {
  // [G3]
  if (can(passer, 'warp-anywhere')) return null
  const { pack, item, owns, karma = 0, level } = access
  if (!isStaffEnough(access, passer)) return { reason: access.committee ? 'committee-only' : 'staff-only' }
  if (pack !== undefined && passer.pack !== pack) return { reason: 'only-pack', pack }
  const points = RANKS.find(({ key }) => key === level)?.from ?? 0
  if (level !== undefined && passer.levelPoints < points)
    return { reason: 'rank-too-low', rank: level, missing: points - passer.levelPoints }
  if (passer.karma < karma) return { reason: 'karma-too-low', missing: karma - passer.karma }
  if (item !== undefined && !passer.items.includes(item)) return { reason: 'item-missing', item }
  if (owns !== undefined && !passer.owned.includes(owns)) return { reason: 'not-owned', item: owns }
  return null
}

/** The first problem of several records, such as those of a door and of the room behind it; null asks for nothing. */
export function firstProblem(access: readonly (Access | null)[], passer: Passer): AccessProblem | null {
  return access.map((asked) => asked && accessProblem(asked, passer)).find((problem) => problem !== null) ?? null
}

/** Whether one of the records asks what a dog has, so that its things have to be known. */
export function asksForThings(access: readonly (Access | null)[]): boolean {
  return access.some((asked) => asked?.owns !== undefined)
}

// [G2] [PC5] A record that names several of them lets in each. Admins have passed by now.
function isStaffEnough({ committee, moderator, admin }: Access, passer: Passer): boolean {
  if (!committee && !moderator && !admin) return true
  const badge = staffBadge(passer)
  if (committee === true && can(passer, 'enter-tent')) return true
  return badge === 'developer' || (moderator === true && badge === 'moderator')
}

/** [G4] Whether a record asks for at least one thing, and for nothing impossible. */
export function isSoundAccess(access: Access): boolean {
  const asked = Object.values(access).filter((value) => value !== undefined)
  const { pack, item, owns, karma, level } = access
  const isKnown = (pack === undefined || PACKS.includes(pack)) && (level === undefined || isRank(level))
  const isKarmaSound = karma === undefined || (Number.isInteger(karma) && karma > 0)
  return asked.length > 0 && isKnown && item !== '' && owns !== '' && isKarmaSound
}

/**
 * [G4] Whether a value of a record that was written elsewhere means that this does not matter: −1, 0 or an empty text. It never
 * means the first pack or no karma.
 */
export function doesNotMatter(value: unknown): boolean {
  return value === -1 || value === 0 || value === ''
}

function isRank(level: Rank): boolean {
  return RANKS.some(({ key }) => key === level)
}
