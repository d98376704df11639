import { asc, gt, isNull, or, sql } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from '#worker/db/client.ts'
import { film } from '#worker/db/schema/films.ts'

export type ProgrammeFilm = Awaited<ReturnType<typeof programme>>[number]

/** The films that are shown or will be, in the order of the round; titles in one language, or in one that there is. */
export async function programme(db: Db, language: Language, now: number) {
  const title = sql<string>`coalesce((select title from film_title as titles where titles.film_id = ${film.id}
    order by titles.language = ${language} desc, titles.language = 'en' desc, titles.language limit 1), '')`
  return db
    .select({
      id: film.id,
      file: film.file,
      youtube: film.youtube,
      seconds: film.seconds,
      startsAt: film.startsAt,
      title,
    })
    .from(film)
    .where(or(isNull(film.startsAt), gt(sql`${film.startsAt} + 1000 * ${film.seconds}`, now)))
    .orderBy(asc(film.id))
}
