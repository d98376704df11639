import { asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Db } from '#worker/db/client.ts'
import { film, filmTitle } from '#worker/db/schema/films.ts'
import { logged } from '#worker/records/staff-log-db.ts'

export type ProgrammeFilm = Awaited<ReturnType<typeof programme>>[number]

/**
 * Films that are shown now or later, in the order of the round. Titles are in `language`, or in another one that
 * exists.
 */
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

export type StoredFilm = typeof film.$inferSelect & { titles: { language: Language; title: string }[] }

/** Every film with all its titles, past ones too, in the order of the round. */
export async function allFilms(db: Db): Promise<StoredFilm[]> {
  const [films, titles] = await db.batch([db.select().from(film).orderBy(asc(film.id)), db.select().from(filmTitle)])
  return films.map((one) => ({
    ...one,
    titles: titles.filter(({ filmId }) => filmId === one.id).map(({ language, title }) => ({ language, title })),
  }))
}

export async function isFilm(db: Db, id: number): Promise<boolean> {
  return (await db.$count(film, eq(film.id, id))) > 0
}

type Writing = { by: number; reason: string; now: number }

const filmLog = (db: Db, { by, reason, now }: Writing, detail: Record<string, string | number | null>) =>
  logged(db, { at: now, staffId: by, act: 'edit-films', reason, detail })

/** Stores a film with its line in the staff log. A null `id` makes a new one. */
export async function saveFilm(
  db: Db,
  { id, titles, ...rest }: Omit<StoredFilm, 'id'> & { id: number | null },
  writing: Writing,
): Promise<number> {
  const which = id === null ? sql<number>`(select max(id) from ${film})` : sql<number>`${id}`
  const gone = LANGUAGES.filter((language) => !titles.some((title) => title.language === language))
  const [saved] = await db.batch([
    id === null
      ? db.insert(film).values(rest).returning({ id: film.id })
      : db.update(film).set(rest).where(eq(film.id, id)).returning({ id: film.id }),
    ...titles.map(({ language, title }) =>
      db
        .insert(filmTitle)
        .values({ filmId: which, language, title })
        .onConflictDoUpdate({ target: [filmTitle.filmId, filmTitle.language], set: { title } }),
    ),
    db.delete(filmTitle).where(sql`${filmTitle.filmId} = ${which} and ${inArray(filmTitle.language, gone)}`),
    filmLog(db, writing, { what: id === null ? 'add' : 'change', id, source: rest.file ?? rest.youtube }),
  ])
  const made = saved[0]
  if (!made) throw new Error('a film was put on the programme and has no id')
  return made.id
}

export async function removeFilm(db: Db, id: number, writing: Writing): Promise<void> {
  await db.batch([
    db.delete(filmTitle).where(eq(filmTitle.filmId, id)),
    db.delete(film).where(eq(film.id, id)),
    filmLog(db, writing, { what: 'drop', id }),
  ])
}
