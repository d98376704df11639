import type { FilmsDesk } from '#app/manage/cinema/films-desk.ts'
import { FILM_SECONDS } from '#durable/rules/cinema/programme.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput } from '#worker/refusals.ts'
import { momentOf, reasonFor, textOf } from '#worker/texts.ts'
import { filmHosts, filmSource } from './film-source.ts'
import { allFilms, isFilm, removeFilm, saveFilm } from './films-db.ts'

/** [CI1] The programme of the cinema, as staff edit it. */
export function filmsDesk(context: DeskContext): FilmsDesk {
  const { db, env, now } = context
  return {
    films: forStaff(context, 'edit-films', async () =>
      (await allFilms(db)).map(({ file, youtube, ...film }) => ({
        ...film,
        source: file ?? `https://youtu.be/${youtube}`,
      })),
    ),

    saveFilm: forFreshStaff(context, 'edit-films', async ({ userId }, { id, film, reason }) => {
      const source = filmSource(film.source, filmHosts(env))
      if (!source) throw badInput('source: a file of ours, of a known host, or a film of YouTube')
      const { min, max } = FILM_SECONDS
      const { seconds } = film
      if (!Number.isInteger(seconds) || seconds < min || seconds > max) throw badInput(`seconds: ${min} to ${max}`)
      const titles = film.titles.map(({ language, title }) => ({
        language,
        title: textOf('filmTitle', title),
      }))
      if (new Set(titles.map(({ language }) => language)).size !== titles.length || titles.length === 0)
        throw badInput('titles: one for each language, and one at least')
      if (id !== null && !(await isFilm(db, id))) throw badInput('id: there is none')
      const startsAt = film.startsAt === null ? null : momentOf('startsAt', film.startsAt)
      await saveFilm(db, { id, ...source, seconds, startsAt, titles }, { by: userId, reason: reasonFor(reason), now })
    }),

    removeFilm: forFreshStaff(context, 'edit-films', async ({ userId }, { id, reason }) => {
      await removeFilm(db, id, { by: userId, reason: reasonFor(reason), now })
    }),
  }
}
