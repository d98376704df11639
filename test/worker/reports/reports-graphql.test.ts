import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { CLAIM_HOLDS_MS, REPORTS_AN_HOUR, SAME_DOG_AGAIN_MS } from '#durable/rules/staff/reports.ts'
import type { ReportVerdict } from '#durable/rules/staff/reports.ts'
import type { ReportsQuery } from '#durable/rules/staff/tables.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { dog } from '#worker/db/schema/dogs.ts'
import { report, staffLog } from '#worker/db/schema/staff.ts'
import { user } from '#worker/db/schema/users.ts'
import { nightly } from '#worker/nightly.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const REPORT = `mutation ($dogId: Int!, $offence: Offence!, $reason: String!, $room: String, $line: Int) {
  report(dogId: $dogId, offence: $offence, reason: $reason, room: $room, line: $line)
}`
const SEE = 'mutation ($ids: [Int!]!) { seeReportOutcomes(ids: $ids) }'
const UNTOLD = '{ reportOutcomes { id dogName outcome } }'
const MINE = '{ myReports { offence outcome isNew } }'

type Said = { offence?: string; reason?: string; room?: string; line?: number }

async function tell(by: Kennel, of: Kennel, { offence = 'language', reason = '', ...where }: Said = {}) {
  return ask(REPORT, { as: by.as, variables: { dogId: of.dogId, offence, reason, ...where } })
}

async function newestId(by: Kennel): Promise<number> {
  const rows = await db.select().from(report).where(eq(report.reporterId, by.as.userId)).orderBy(desc(report.id))
  return rows[0]!.id
}

async function tableOf(who: Kennel, query: Partial<ReportsQuery> = {}) {
  return (await deskOf(who.as)).reports({ filter: 'open', sort: 'newest', search: '', page: 1, ...query })
}

const look = async (who: Kennel, id: number) => (await deskOf(who.as)).lookAtReport(id)

const claimed = async (by: Kennel, id: number, isGivenBack = false) =>
  refusalOf((await deskOf(by.as)).claimReport({ id, isGivenBack }))

const closed = async (by: Kennel, id: number, outcome: ReportVerdict) =>
  refusalOf((await deskOf(by.as)).closeReport({ id, outcome, note: 'Looked into' }))

function setModerator({ as }: Kennel, moderator: number) {
  return db.update(user).set({ moderator }).where(eq(user.id, as.userId))
}

async function queueOf(who: Kennel) {
  return (await tableOf(who)).rows
}

it('[B10] [C12] takes as evidence what the room has logged, without whispers between others, also of dogs that have left', async () => {
  const [bella, max, luna] = [await aKennel(), await aKennel(), await aKennel()]
  const mod = await aKennel({ moderator: 1, language: 'dk' })
  const [own, other, third] = [await goIn(bella), await goIn(max), await goIn(luna)]
  other.send({ type: 'say', text: 'fuck it' })
  const { seq } = await own.next('said')
  third.send({ type: 'whisper', to: max.dogId, text: 'between us' })
  await third.next('whispered')
  own.send({ type: 'phrase', phrase: 'please-stop' })
  await own.next('said')
  other.send({ type: 'whisper', to: bella.dogId, text: 'go away' })
  await own.next('whispered')
  other.send({ type: 'leave' })
  await other.closed

  expect((await tell(bella, max, { room: HOME_ROOM, line: seq })).data).toEqual({ report: true })
  const mine = (await queueOf(mod)).find(({ line }) => line === seq)
  expect(mine).toMatchObject({ dogId: max.dogId, reporter: bella.as.username, accused: max.as.username, line: seq })
  const { lines, present } = (await look(mod, mine!.id))!
  expect(lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['fuck it', 'go away', 'Hold op med det, tak.']))
  expect(JSON.stringify(lines)).not.toContain('between us')
  expect(present.map(({ id }) => id)).toEqual(expect.arrayContaining([bella.dogId, luna.dogId]))
  const looks = await db.select().from(staffLog).where(eq(staffLog.staffId, mod.as.userId))
  expect(looks).toMatchObject([{ act: 'look-at-report', reportId: mine!.id }])
})

it('[O5] [B10] reports the text of poop like a line, with its place in the evidence', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const mod = await aKennel({ moderator: 1 })
  // The room is empty, so the second dog stands within reach of the first.
  const room = 'meadow'
  const [own, other] = [await goIn(bella, room), await goIn(max, room)]
  other.send({ type: 'poop', op: crypto.randomUUID(), text: 'bella is silly' })
  expect((await own.next('pooped')).poop).toMatchObject({ dog: max.dogId })
  own.send({ type: 'smell', poop: max.dogId })
  const { text, line } = await own.next('smelled')
  expect(text).toBe('bella is silly')
  expect((await tell(bella, max, { room, line: line! })).data).toEqual({ report: true })
  const mine = (await queueOf(mod)).find((row) => row.line === line)
  expect(mine).toMatchObject({ dogId: max.dogId, line })
  const { lines } = (await look(mod, mine!.id))!
  expect(lines).toContainEqual(expect.objectContaining({ seq: line, text: 'bella is silly', isPoop: true }))
})

it('[U6] [B10] reports the text of a paw print wherever it was found, with it in the evidence', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const mod = await aKennel({ moderator: 1 })
  const [own, other] = [await goIn(bella), await goIn(max)]
  own.send({ type: 'rest', pose: 'curl' })
  await other.next('rested')
  other.send({ type: 'pawPrint', op: crypto.randomUUID(), dog: bella.dogId, text: 'bella is silly' })
  await other.next('done')
  own.send({ type: 'leave' })
  await own.closed
  const { data: waits } = await ask(`{ pawPrints(dogId: ${bella.dogId}) { room line } }`, { as: bella.as })
  const [{ room, line }] = waits?.pawPrints as [{ room: string; line: number }]
  expect((await tell(bella, max, { room, line })).data).toEqual({ report: true })
  const { lines } = (await look(mod, await newestId(bella)))!
  expect(lines).toContainEqual(expect.objectContaining({ seq: line, text: 'bella is silly', isPrint: true }))
})

it('[B10] takes nothing from a client as evidence: no unknown room, no line of somebody else', async () => {
  const [bella, max, luna] = [await aKennel(), await aKennel(), await aKennel()]
  const own = await goIn(bella)
  own.send({ type: 'say', text: 'my own words' })
  const { seq } = await own.next('said')
  await tell(bella, max, { room: HOME_ROOM, line: seq })
  await tell(bella, luna, { room: '../../plaza', line: 1 })
  const rows = await db.select().from(report).where(eq(report.reporterId, bella.as.userId)).orderBy(report.id)
  expect(rows).toMatchObject([
    { line: null, room: HOME_ROOM },
    { line: null, room: null, evidence: 'null' },
  ])
})

it('[B8] demands words if they are needed, and a dog of another user', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  expect(codesOf(await tell(bella, max, { offence: 'other' }))).toEqual(['reason-length'])
  expect(codesOf(await tell(bella, bella))).toEqual(['own-dog'])
  expect(codesOf(await ask(REPORT, { variables: { dogId: 1, offence: 'thief', reason: '' } }))).toEqual([
    'not-signed-in',
  ])
  expect(codesOf(await tell(bella, max, { offence: 'thief', reason: 'x'.repeat(201) }))).toEqual(['reason-length'])
})

it('[B9] accepts REPORTS_AN_HOUR reports of a user within an hour, and more after it', async () => {
  const bella = await aKennel()
  const others = await Promise.all(Array.from({ length: REPORTS_AN_HOUR + 1 }, () => aKennel()))
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  for (const other of others.slice(1)) expect(codesOf(await tell(bella, other))).toEqual([])
  const [last] = others as [Kennel]
  vi.setSystemTime(start + 3_599_999)
  expect(codesOf(await tell(bella, last))).toEqual(['reports-used-up'])
  vi.setSystemTime(start + 3_600_000)
  expect(codesOf(await tell(bella, last))).toEqual([])
})

it('[B9] does not read a room for a report that is one too many', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  await tell(bella, max, { room: HOME_ROOM })
  const room = vi.spyOn(env.PARK_ROOM, 'getByName')
  expect(codesOf(await tell(bella, max, { room: HOME_ROOM }))).toEqual(['reported-lately'])
  expect(room).not.toHaveBeenCalled()
})

it('[B9] accepts a report of the same dog again after SAME_DOG_AGAIN_MS', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  expect(codesOf(await tell(bella, max))).toEqual([])
  vi.setSystemTime(start + SAME_DOG_AGAIN_MS - 1)
  expect(codesOf(await tell(bella, max))).toEqual(['reported-lately'])
  vi.setSystemTime(start + SAME_DOG_AGAIN_MS)
  expect(codesOf(await tell(bella, max))).toEqual([])
})

it('[B11] lets one member of staff claim a report, and tells the reporter the outcome', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const [mod, other] = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const id = await newestId(bella)
  expect(await claimed(mod, id)).toBe(null)
  expect(await claimed(other, id)).toBe('report-taken')
  expect(await claimed(other, id, true)).toBe('report-taken')
  expect(await claimed(mod, id, true)).toBe(null)
  expect(await claimed(other, id)).toBe(null)
  expect((await ask(MINE, { as: bella.as })).data).toEqual({
    myReports: [{ offence: 'language', outcome: null, isNew: false }],
  })
  expect(await closed(other, id, 'untrue')).toBe(null)
  expect(await closed(other, id, 'untrue')).toBe('report-over')
  expect(await claimed(mod, id)).toBe('report-over')
  const outcome = { offence: 'language', outcome: 'untrue' }
  expect((await ask(MINE, { as: bella.as })).data).toEqual({ myReports: [{ ...outcome, isNew: true }] })
  await ask(SEE, { as: bella.as, variables: { ids: [id] } })
  expect((await ask(MINE, { as: bella.as })).data).toEqual({ myReports: [{ ...outcome, isNew: false }] })
  expect((await ask(MINE, { as: max.as })).data).toEqual({ myReports: [] })
  await tell(bella, other)
  expect(await queueOf(mod)).not.toContainEqual(expect.objectContaining({ dogId: other.dogId }))
})

it.each([
  ['after CLAIM_HOLDS_MS', (_mod: Kennel) => void vi.setSystemTime(Date.now() + CLAIM_HOLDS_MS)],
  ['when its holder is not on staff any more', (mod: Kennel) => setModerator(mod, 0)],
])('[B11] lets another member of staff claim a claimed report %s', async (_when, lapse) => {
  const [bella, max] = [await aKennel(), await aKennel()]
  const [mod, other] = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const id = await newestId(bella)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  await claimed(mod, id)
  const mayClaim = async () => (await queueOf(other)).find((one) => one.id === id)!.mayClaim
  expect(await mayClaim()).toBe(false)
  await lapse(mod)
  expect(await mayClaim()).toBe(true)
  expect(await claimed(other, id)).toBe(null)
  expect((await queueOf(other)).find((one) => one.id === id)).toMatchObject({ isMine: true, mayClaim: false })
})

it('[B11] hides reports from those they are about, and those about staff from all but administrators', async () => {
  const [bella, mod] = [await aKennel(), await aKennel({ moderator: 1 })]
  const [other, admin] = [await aKennel({ moderator: 1 }), await aKennel({ admin: 1 })]
  await tell(bella, mod)
  const id = await newestId(bella)
  const sees = async (who: Kennel) => (await queueOf(who)).some((one) => one.id === id)
  expect([await sees(mod), await sees(other), await sees(admin)]).toEqual([false, false, true])
  for (const who of [mod, other]) {
    expect(await refusalOf(look(who, id))).toBe('no-such-report')
    expect(await claimed(who, id)).toBe('no-such-report')
    expect(await closed(who, id, 'nothing')).toBe('no-such-report')
  }
})

it('finds reports by names and words, sorts them and pages through them', async () => {
  const [max, mod, other] = [await aKennel(), await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 })]
  const bellas = await Promise.all(Array.from({ length: 27 }, () => aKennel()))
  for (const bella of bellas) await tell(bella, max, { offence: 'other', reason: 'He took my 100% hat' })
  const search = max.as.username
  const [first, last] = [await newestId(bellas[0]!), await newestId(bellas[26]!)]
  const ids = async (query: Partial<ReportsQuery>) =>
    (await tableOf(mod, { search, ...query })).rows.map(({ id }) => id)
  const newest = await ids({})
  expect([newest[0], newest.length, (await tableOf(mod, { search })).total]).toEqual([last, 25, 27])
  expect((await ids({ page: 2 })).at(-1)).toBe(first)
  expect((await ids({ sort: 'oldest' }))[0]).toBe(first)
  expect((await tableOf(mod, { search: '100% hat' })).total).toBe(27)
  expect((await tableOf(mod, { search: '100_ hat' })).total).toBe(0)
  expect(await ids({ search: String(last) })).toContain(last)
  await claimed(mod, first)
  await closed(other, last, 'nothing')
  expect([await ids({ filter: 'mine' }), await ids({ filter: 'closed' })]).toEqual([[first], [last]])
  expect((await tableOf(other, { search, filter: 'mine' })).total).toBe(0)
  expect([(await tableOf(mod, { search })).total, (await tableOf(mod, { search, filter: 'all' })).total]).toEqual([
    26, 27,
  ])
  expect((await tableOf(mod, { search })).rows[0]!.roomNow).toBeNull()
  await goIn(max)
  expect((await tableOf(mod, { search })).rows[0]!.roomNow).toBe(HOME_ROOM)
})

it('shows the open reports on the owner in the kick window, claimed ones first, and none that may not be seen', async () => {
  const [max, mod] = [await aKennel(), await aKennel({ moderator: 1 })]
  const [bella, luna] = [await aKennel(), await aKennel()]
  for (const by of [bella, luna]) await tell(by, max)
  await tell(bella, mod)
  const own = await newestId(bella)
  const [first, second] = [own - 2, own - 1]
  const query = 'query ($dogId: Int!) { staffDog(dogId: $dogId) { reports { id isMine } } }'
  const waiting = async (of: Kennel) => (await ask(query, { as: mod.as, variables: { dogId: of.dogId } })).data
  expect(await waiting(max)).toEqual({ staffDog: { reports: [second, first].map((id) => ({ id, isMine: false })) } })
  await claimed(mod, first)
  expect(await waiting(max)).toMatchObject({ staffDog: { reports: [{ id: first, isMine: true }, { id: second }] } })
  expect(await waiting(mod)).toEqual({ staffDog: { reports: [] } })
})

it('lists reports without evidence, which is read one by one and logged', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const { rows } = await tableOf(mod, { search: max.as.username })
  expect(rows).toHaveLength(1)
  expect(rows[0]).not.toHaveProperty('evidence')
})

it('closes a report by a kick from the page of reports', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const id = await newestId(bella)
  const kick = { seconds: 0, rule: 'language', reason: '', reportId: id } as const
  const kicked = async (dogId: number) => refusalOf((await deskOf(mod.as)).kickForReport({ ...kick, dogId }))
  expect(await kicked(bella.dogId)).toBe('bad-input')
  expect(await kicked(max.dogId)).toBe(null)
  expect((await ask(MINE, { as: bella.as })).data).toMatchObject({ myReports: [{ outcome: 'acted' }] })
})

it('closes the report that a kick answers', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const kick = `mutation ($dogId: Int!, $id: Int) { kick(dogId: $dogId, seconds: 0, rule: language, reason: "", reportId: $id) }`
  const id = await newestId(bella)
  expect(codesOf(await ask(kick, { as: mod.as, variables: { dogId: bella.dogId, id } }))).toEqual(['bad-input'])
  const own = await goIn(bella)
  expect(codesOf(await ask(kick, { as: mod.as, variables: { dogId: max.dogId, id } }))).toEqual([])
  expect(await own.next('nudge')).toEqual({ type: 'nudge', about: 'reports' })
  expect((await ask(MINE, { as: bella.as })).data).toMatchObject({ myReports: [{ outcome: 'acted', isNew: true }] })
  const log = await db.select().from(staffLog).where(eq(staffLog.staffId, mod.as.userId)).orderBy(staffLog.id)
  const both = { reportId: id, userId: max.as.userId, banId: log[0]!.banId }
  expect(log).toMatchObject([
    { act: 'kick', ...both },
    { act: 'close-report', ...both },
  ])
})

it('[B12] closes the report when the kick that answers it is repeated', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const kick = `mutation ($dogId: Int!, $id: Int) { kick(dogId: $dogId, seconds: 300, rule: language, reason: "", reportId: $id) }`
  const asked = (id: number | null) => ask(kick, { as: mod.as, variables: { dogId: max.dogId, id } })
  const id = await newestId(bella)
  for (const which of [null, id, id]) expect(codesOf(await asked(which))).toEqual([])
  expect((await ask(MINE, { as: bella.as })).data).toMatchObject({ myReports: [{ outcome: 'acted' }] })
  expect((await ask('{ myRecord { id } }', { as: max.as })).data!.myRecord).toHaveLength(1)
})

it('tells only the reporter that a report was closed, in the park at once, or else at the next visit, and once', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  const name = (await db.select().from(dog).where(eq(dog.id, max.dogId)))[0]!.name
  const untold = async (who: Kennel) => (await ask(UNTOLD, { as: who.as })).data?.reportOutcomes
  const see = (who: Kennel, ids: number[]) => ask(SEE, { as: who.as, variables: { ids } })
  await tell(bella, max)
  const id = await newestId(bella)
  const [own, accused] = [await goIn(bella), await goIn(max)]
  expect(await untold(bella)).toEqual([])
  await closed(mod, id, 'warned')
  expect(await own.next('nudge')).toEqual({ type: 'nudge', about: 'reports' })
  expect(await untold(bella)).toEqual([{ id, dogName: name, outcome: 'warned' }])
  expect([await untold(max), (await ask(UNTOLD)).data]).toEqual([[], { reportOutcomes: null }])
  await see(max, [id])
  await see(bella, [])
  expect(await untold(bella)).toHaveLength(1)
  await see(bella, [id])
  expect(await untold(bella)).toEqual([])
  own.send({ type: 'say', text: 'so that something comes' })
  await accused.next('said')
  expect(accused.frames.join()).not.toContain('nudge')
})

it('hides a name that a dog has got since the report, by a rebirth or the deletion of its owner', async () => {
  const [bella, max, mod] = [await aKennel(), await aKennel(), await aKennel({ moderator: 1 })]
  await tell(bella, max)
  const id = await newestId(bella)
  await closed(mod, id, 'nothing')
  const named = async () => {
    const { data } = await ask('{ reportOutcomes { dogName } }', { as: bella.as })
    return data?.reportOutcomes
  }
  await db
    .update(dog)
    .set({ bornAt: Date.now() + 1 })
    .where(eq(dog.id, max.dogId))
  expect(await named()).toEqual([{ dogName: null }])
  await db
    .update(dog)
    .set({ bornAt: 0, nameKey: `*${max.dogId}` })
    .where(eq(dog.id, max.dogId))
  expect(await named()).toEqual([{ dogName: null }])
})

it('deletes words and evidence of a report after 180 days', async () => {
  const [bella, max] = [await aKennel(), await aKennel()]
  await tell(bella, max, { reason: 'He called me names' })
  const day = 24 * 3_600_000
  const kept = async () => {
    const [row] = await db.select().from(report).where(eq(report.reporterId, bella.as.userId))
    return [row!.reason, row!.evidence]
  }
  await nightly(env, Date.now() + 179 * day)
  expect(await kept()).toEqual(['He called me names', 'null'])
  await nightly(env, Date.now() + 181 * day)
  expect(await kept()).toEqual(['', null])
})
