import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { LEVELS, levelOfTry } from '#durable/rules/games/levels/levels.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { Change } from '#durable/rules/sheets/changes.ts'
import { drawnIn } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import { DAY_MS, NOON, aPlayer } from '#test/worker/support/acting.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { finish, playedBy, start, started } from '#test/worker/support/rounds.ts'
import { run } from '#worker/db/query.ts'
import { draft } from '#worker/db/schema/drafts.ts'
import { openText, saveDraft } from '#worker/editor/drafts.ts'
import { publishDrafts } from '#worker/editor/publishing.ts'
import { shelfOf } from '#worker/rounds/today-db.ts'
import { levelAt } from '#worker/sheets/levels-db.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'

const ann = await aUser({ admin: 1 })
const text = { kind: 'sheet', key: 'knogleknas' } as const
const set = (id: string, field: string, is: Json): Change => ({ kind: 'set', list: 'rows', id, field, was: null, is })

/** Publishes these changes at that moment; returns what keeps them from it. */
async function publish(changes: readonly Change[], now = NOON) {
  const known = await openText(db, text)
  const edit = { id: crypto.randomUUID(), undoes: null, changes }
  const saved = await saveDraft(db, { text, known, edit, by: ann.userId, now })
  if (typeof saved === 'string' || 'row' in saved) throw new Error(JSON.stringify(saved))
  const seen = { text, draft: saved.draft, rev: saved.rev }
  const outcome = await publishDrafts(db, { drafts: [seen], reason: 'a new heap', by: ann.userId, now })
  await db.delete(draft).where(eq(draft.id, saved.draft))
  return typeof outcome === 'string' ? outcome : outcome.faults.map(({ at, fault }) => [at, fault])
}

async function rowOf(id: string): Promise<LevelRow> {
  const { rows } = await run(publishedSheet(db, 'knogleknas'))
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`there is no ${id}`)
  return row
}

const levelOf = ({ course }: Awaited<ReturnType<typeof started>>) => {
  if (course.game !== 'KnogleKnas') throw new Error(course.game)
  return course.level
}

/** The changes that let a level give as many points as before with one piece of earth in its lowest row, as if it were appraised. */
async function redrawn(id: string): Promise<Change[]> {
  const { board, moves, kinds } = await rowOf(id)
  const next = [...board.slice(0, -1), '1*******']
  return [set(id, 'board', next), set(id, 'appraised', drawnIn({ board: next, moves, kinds }))]
}

it('[SD32] a round ends by the version that it began with, whatever was published meanwhile', async () => {
  const player = await aPlayer()
  const round = await started(player, 'KnogleKnas', { shelf: 'stairs' })
  const played = playedBy('regular', round)
  expect(levelOf(round).version).toBe(1)
  expect(await publish(await redrawn('stairs'))).toEqual([])
  expect((await rowOf('stairs')).version).toBe(2)
  expect(await finish(player, played, { now: NOON + played.ms })).toMatchObject({ score: played.score })
  const next = await started(player, 'KnogleKnas', { shelf: 'stairs', now: NOON + played.ms })
  expect(levelOf(next)).toMatchObject({ version: 2, rows: expect.arrayContaining(['1*******']) })
  expect(next.course.seed).not.toBe(round.course.seed)
})

it('[SD32] both versions of a level can be asked for, and those that there never were cannot', async () => {
  const versions = [1, 2, 3].map((version) => run(levelAt(db, { key: 'stairs', version })))
  const [first, second, none] = await Promise.all(versions)
  expect(first).toEqual(LEVELS.find(({ key }) => key === 'stairs'))
  expect([second?.version, none]).toEqual([2, null])
  const { data } = await ask('{ knogleKnasLevel(key: "stairs", version: 2) { key version rows } }', { as: ann })
  expect(data?.knogleKnasLevel).toEqual({ key: 'stairs', version: 2, rows: second?.rows })
})

it('[SD32] a name or a plan is no new version', async () => {
  const { name } = await rowOf('picnic')
  expect(await publish([set('picnic', 'name', { ...name, se: 'Utflykten' }), set('picnic', 'isDaily', false)])).toEqual(
    [],
  )
  expect(await rowOf('picnic')).toMatchObject({ version: 1, isDaily: false })
})

it('[GK10] a level that is published is the heap of its day from midnight on, and another one until then', async () => {
  const day = osloDay(NOON)
  const midnight = NOON + 12 * 60 * 60 * 1000
  expect(osloDay(midnight)).toBe(day + 1)
  const row = {
    ...(await rowOf('stairs')),
    id: 'new-year',
    from: new Date((day + 1) * DAY_MS).toISOString().slice(0, 10),
  }
  const before = levelOf(await started(await aPlayer(), 'KnogleKnas'))
  expect(await publish([{ kind: 'put', list: 'rows', at: 14, row }])).toEqual([])
  // All tries of today have the same levels as before, also those of the last second.
  const today = await started(await aPlayer(), 'KnogleKnas', { now: midnight - 1 })
  expect(levelOf(today).key).toBe(before.key)
  expect(before.key).toBe(levelOfTry(LEVELS, { day, attempt: 1 }).key)
  expect(levelOf(await started(await aPlayer(), 'KnogleKnas', { now: midnight })).key).toBe('new-year')
})

it('[GK10] it is on the shelf from its first day on', async () => {
  const player = await aPlayer()
  const keysAt = async (now: number) => (await shelfOf(db, { user: player.userId, now })).map(({ level }) => level.key)
  expect(await keysAt(NOON)).not.toContain('new-year')
  expect(await start(player, 'KnogleKnas', { shelf: 'new-year' })).toBe('game-changed')
  expect(await keysAt(NOON + DAY_MS)).toContain('new-year')
})

it('[GK9] the server plays a level itself, and refuses a worth that is far from what it finds', async () => {
  const { worth = 0 } = await rowOf('sandpit')
  expect(await publish([set('sandpit', 'worth', worth * 2)])).toEqual([['sandpit.board', 'worth-differs']])
  expect((await rowOf('sandpit')).worth).toBe(worth)
})

it('[SD32] a version never changes and is never lost', async () => {
  await expect(db.run("update level set doc = '{}' where key = 'stairs'")).rejects.toThrow()
  await expect(db.run("delete from level where key = 'stairs'")).rejects.toThrow()
})
