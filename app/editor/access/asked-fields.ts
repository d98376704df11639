import { doesNotMatter, isSoundAccess } from '#durable/rules/places/access.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'

/** The parts of a record that are a choice among names, and those that are asked or not. */
export const CHOSEN_PARTS = ['pack', 'item', 'owns', 'level'] as const
export const STAFF_PARTS = ['committee', 'moderator', 'admin'] as const
type ChosenPart = (typeof CHOSEN_PARTS)[number]
type StaffPart = (typeof STAFF_PARTS)[number]

/** A record while it is filled in: null is "does not matter". Karma is a text, since it may be blank or no number yet. */
export type AskedFields = Readonly<Record<ChosenPart, string | null> & Record<StaffPart, boolean>> & {
  readonly karma: string | null
}

/** Why a record cannot be saved: it would ask for nothing, or a value is blank or none that there can be. */
export type AskedFault = 'nothing' | 'blank' | 'karma' | 'unknown'

/** [G4] The fields of a record. Values of older maps that mean "does not matter" become that. */
export function fieldsOfAccess(access: Json | undefined): AskedFields {
  const asked = isRecord(access) ? access : {}
  const chosen = (part: ChosenPart) => {
    const value = asked[part]
    return typeof value === 'string' && !doesNotMatter(value) ? value : null
  }
  const { karma } = asked
  return {
    pack: chosen('pack'),
    item: chosen('item'),
    owns: chosen('owns'),
    level: chosen('level'),
    karma: typeof karma === 'number' && !doesNotMatter(karma) ? String(karma) : null,
    committee: asked.committee === true,
    moderator: asked.moderator === true,
    admin: asked.admin === true,
  }
}

/** [G4] The record of the fields, or why there is none. */
export function accessOfFields({
  pack,
  item,
  owns,
  level,
  karma,
  committee,
  moderator,
  admin,
}: AskedFields): { access: Access } | { fault: AskedFault } {
  if (karma?.trim() === '') return { fault: 'blank' }
  const parts = {
    ...(pack !== null && { pack }),
    ...(item !== null && { item }),
    ...(owns !== null && { owns }),
    ...(karma !== null && { karma: Number(karma) }),
    ...(level !== null && { level }),
    ...(committee && { committee }),
    ...(moderator && { moderator }),
    ...(admin && { admin }),
  }
  if (Object.keys(parts).length === 0) return { fault: 'nothing' }
  // Packs and ranks are chosen among those that there are; what a draft holds otherwise is unsound.
  const access = parts as Access
  if (isSoundAccess(access)) return { access }
  const isKarmaSound = karma === null || isSoundAccess({ karma: Number(karma) })
  return { fault: isKarmaSound ? 'unknown' : 'karma' }
}
