import { SELF } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pictureName, addressOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ORIGIN } from '#test/worker/support/gate.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { picture } from '#worker/db/schema/pictures.ts'
import { staffLog } from '#worker/db/schema/staff.ts'
import { base64OfBytes } from '#worker/pictures/base64.ts'
import { dropUnnamedPictures, keepPicture, picturesAmong } from '#worker/pictures/pictures-db.ts'
import { readPng } from '#worker/pictures/read-png.ts'
import { BENCH, CLEAR, CREAM, INK, pngOf } from './png-maker.ts'

const UPLOAD = `mutation ($png: String!) { uploadPicture(png: $png) { name fault } }`
const DAY_MS = 24 * 60 * 60 * 1000
const admin = await aUser({ admin: 1 })

async function upload(file: Uint8Array) {
  const { data } = await ask(UPLOAD, { as: admin, variables: { png: base64OfBytes(file) } })
  return data?.uploadPicture as { name: string | null; fault: string | null }
}

it('[SP2] what an administrator uploads is served as written anew, for ever, and as a picture alone', async () => {
  const { name } = await upload(BENCH)
  if (name === null) throw new Error('not taken')
  const answer = await SELF.fetch(`${ORIGIN}${addressOfPicture(name)}`)
  expect(answer.headers.get('Content-Type')).toBe('image/png')
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const read = await readPng(new Uint8Array(await answer.arrayBuffer()))
  expect(read).toEqual({ width: 3, height: 2, data: Uint8Array.from([INK, CREAM, CLEAR, CREAM, INK, INK].flat()) })
  const [row] = await db.select().from(picture).where(eq(picture.name, name))
  expect(row).toMatchObject({ uploadedBy: admin.userId, isPublished: 0 })
})

it('[SP2] has a line in the staff log for a picture that is new, and none for the same once more', async () => {
  const other = pngOf({ width: 2, height: 1, rows: [0, ...INK, ...CREAM] })
  const [{ name }] = [await upload(other), await upload(other)]
  const lines = await db.select().from(staffLog).where(eq(staffLog.act, 'upload-picture'))
  expect(lines.filter(({ detail }) => detail === JSON.stringify({ picture: name }))).toMatchObject([
    { staffId: admin.userId },
  ])
})

it('[SP1] says why a file is not taken, and keeps nothing of it', async () => {
  const before = await db.$count(picture)
  expect(await upload(new TextEncoder().encode('<svg/>'))).toEqual({ name: null, fault: 'no-png' })
  expect(await upload(pngOf({ width: 1, height: 1, rows: [0, 1, 2, 3, 255] }))).toEqual({
    name: null,
    fault: 'strange-colours',
  })
  const { data } = await ask(UPLOAD, { as: admin, variables: { png: 'no base64!' } })
  expect(data?.uploadPicture).toEqual({ name: null, fault: 'no-png' })
  expect(await db.$count(picture)).toBe(before)
})

it('[S2] nobody but an administrator uploads', async () => {
  const asked = { variables: { png: base64OfBytes(BENCH) } }
  expect(codesOf(await ask(UPLOAD, { as: await aUser({ moderator: 1 }), ...asked }))).toEqual(['staff-only'])
  expect(codesOf(await ask(UPLOAD, asked))).toEqual(['not-signed-in'])
})

it.each(['x.png', `8x8-${'0'.repeat(64)}.png`, `8x8-${'0'.repeat(64)}`, '..%2fpacks'])(
  '[SP2] there is nothing at %s',
  async (file) => {
    expect((await SELF.fetch(`${ORIGIN}/parks/pictures/${file}`)).status).toBe(404)
  },
)

it('[SP2] a picture that nothing names is deleted after a day', async () => {
  const [unnamed, published, fresh] = ['1', '2', '3'].map((digit) =>
    pictureName({ width: 8, height: 8 }, digit.repeat(64)),
  )
  const names = [unnamed, published, fresh].flatMap((name) => name ?? [])
  for (const name of names)
    await keepPicture(db, { name, data: 'AA==', by: admin.userId, now: name === fresh ? 2 * DAY_MS : 0 })
  await db
    .update(picture)
    .set({ isPublished: 1 })
    .where(eq(picture.name, published ?? ''))
  await dropUnnamedPictures(db, 2 * DAY_MS)
  expect(await picturesAmong(db, names)).toEqual(new Set([published, fresh]))
})
