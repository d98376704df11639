import type { Desk } from '#app/load-context.ts'
import { epochOfOslo } from '#app/shared/oslo-time.ts'
import { secondsOf } from '#durable/rules/cinema/length.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { fieldOf } from '../form/outcome.ts'

/** Handles a form of the cinema page: "add", or "change" or "remove" with the id of a film. */
export async function editProgramme(desk: Desk, form: FormData): Promise<void> {
  const [verb = '', id = ''] = fieldOf(form, 'form').split(' ')
  const reason = fieldOf(form, 'reason')
  switch (verb) {
    case 'add':
      return desk.saveFilm({ id: null, film: sentFilm(form), reason })
    case 'change':
      return desk.saveFilm({ id: Number(id), film: sentFilm(form), reason })
    case 'remove':
      return desk.removeFilm({ id: Number(id), reason })
    default:
      throw new Response(null, { status: 400 })
  }
}

/** Reads the fields of a film. Malformed ones become values that the server refuses: a length of 0, a time of NaN. */
function sentFilm(form: FormData) {
  const startsAt = fieldOf(form, 'startsAt')
  return {
    source: fieldOf(form, 'source'),
    seconds: secondsOf(fieldOf(form, 'length')) ?? 0,
    startsAt: startsAt === '' ? null : (epochOfOslo(startsAt) ?? NaN),
    titles: LANGUAGES.map((language) => ({ language, title: fieldOf(form, language) })).filter(
      ({ title }) => title.trim() !== '',
    ),
  }
}
