import type { Desk } from '#app/load-context.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { fieldOf } from '../form/outcome.ts'
import { ADD_TEAM_ENTRY, DESCRIBE_TEAM_ENTRY, RAISE_TEAM_ENTRY, REMOVE_TEAM_ENTRY } from './queries.ts'

/** Does what a form of the team page asks for: "add", or "raise", "describe" or "remove" with the id of an entry. */
export async function editTeam(desk: Desk, form: FormData): Promise<unknown> {
  const [verb = '', entry = ''] = fieldOf(form, 'form').split(' ')
  const id = Number(entry)
  const reason = fieldOf(form, 'reason')
  switch (verb) {
    case 'add':
      return desk.query(ADD_TEAM_ENTRY, { dogName: fieldOf(form, 'dogName'), type: fieldOf(form, 'type'), reason })
    case 'raise':
      return desk.query(RAISE_TEAM_ENTRY, { id })
    case 'remove':
      return desk.query(REMOVE_TEAM_ENTRY, { id, reason })
    case 'describe':
      return desk.query(DESCRIBE_TEAM_ENTRY, {
        id,
        reason,
        contributions: LANGUAGES.map((language) => ({ language, contribution: fieldOf(form, language) })),
      })
    default:
      throw new Response(null, { status: 400 })
  }
}
