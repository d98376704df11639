import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { StaffAct } from '#durable/rules/staff/acts.ts'
import { runAllOrNone } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { query } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { draft } from '#worker/db/schema/drafts.ts'
import { picture } from '#worker/db/schema/pictures.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

/** [SP2] The most pictures that are kept. */
const PICTURES_MAX = 1000

/** [SP2] How long a picture is kept that nothing names, ms. */
const UNNAMED_KEPT_MS = 24 * 60 * 60 * 1000

/** D1 takes no more parameters in a query. */
const TOGETHER = 90

type NewPicture = { name: string; data: string; by: number; now: number }

/**
 * [SP2] Keeps a picture; `data` is its PNG in base64. False if there are too many. One that is there already stays as it is. What is new
 * has a line in the staff log.
 */
export async function keepPicture(db: Db, { name, data, by, now }: NewPicture): Promise<boolean> {
  const isRoom = sql`(select count(*) from ${picture}) < ${PICTURES_MAX}`
  await runAllOrNone(db, [
    // Before the picture, so that one that is there already gets no second line.
    sql`insert into ${staffLog} (at, staff_id, act, detail)
      select ${now}, ${by}, ${'upload-picture' satisfies StaffAct}, json_object('picture', ${name})
      where ${isRoom} and not exists (select 1 from ${picture} where name = ${name})`,
    sql`insert into ${picture} (name, data, uploaded_by, uploaded_at)
      select ${name}, ${data}, ${by}, ${now} where ${isRoom} on conflict (name) do nothing`,
  ])
  return (await picturesAmong(db, [name])).has(name)
}

/** The PNG of a picture in base64; null if there is none of that name. */
export function pictureData(db: Db, name: string): Query<string | null> {
  const rows = db.select({ data: picture.data }).from(picture).where(eq(picture.name, name))
  return query(rows, ([row]) => row?.data ?? null)
}

/** Which of these names are those of pictures that there are. */
export async function picturesAmong(db: Db, names: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(names)]
  const found = new Set<string>()
  for (let at = 0; at < asked.length; at += TOGETHER) {
    const some = asked.slice(at, at + TOGETHER)
    const rows = await db.select({ name: picture.name }).from(picture).where(inArray(picture.name, some))
    for (const { name } of rows) found.add(name)
  }
  return found
}

/** [SP2] The statement by which the pictures that a sheet names are kept for good. */
export function keepPicturesIn(db: Db, sheet: string) {
  return db
    .update(picture)
    .set({ isPublished: 1 })
    .where(and(eq(picture.isPublished, 0), sql`instr(${sheet}, ${picture.name}) > 0`))
}

/** [SP2] Deletes pictures that were never published and that no draft names, a day after they were uploaded. */
export async function dropUnnamedPictures(db: Db, now: number): Promise<void> {
  const isNamed = sql`exists (select 1 from ${draft} where ${draft.what} = 'sheet:sprites' and instr(${draft.text}, ${picture.name}) > 0)`
  await db
    .delete(picture)
    .where(and(eq(picture.isPublished, 0), lt(picture.uploadedAt, now - UNNAMED_KEPT_MS), sql`not ${isNamed}`))
}
