import type { Desk } from '#app/load-context.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { TEAM_TYPES } from '#durable/rules/site/team.ts'
import type { TeamType } from '#durable/rules/site/team.ts'
import { fieldOf } from '../form/outcome.ts'

/** Handles a form of the team page: "add", or "raise", "describe" or "remove" with the id of an entry. */
export async function editTeam(desk: Desk, form: FormData): Promise<void> {
  const [verb = '', entry = ''] = fieldOf(form, 'form').split(' ')
  const id = Number(entry)
  const reason = fieldOf(form, 'reason')
  switch (verb) {
    case 'add':
      return desk.addTeamEntry({ dogName: fieldOf(form, 'dogName'), type: typeIn(form), reason })
    case 'raise':
      return desk.raiseTeamEntry(id)
    case 'remove':
      return desk.removeTeamEntry({ id, reason })
    case 'describe':
      return desk.describeTeamEntry({
        id,
        reason,
        contributions: LANGUAGES.map((language) => ({ language, contribution: fieldOf(form, language) })),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}

/** @throws a response with status 400 for a type that no form offers */
function typeIn(form: FormData): TeamType {
  const type = TEAM_TYPES.find((known) => known === fieldOf(form, 'type'))
  if (!type) throw new Response(null, { status: 400 })
  return type
}
