import { env } from 'cloudflare:test'
import { afterEach, expect, it } from 'vitest'
import { aUser, db, support } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { run } from '#worker/db/query.ts'
import { LIST_JOB } from '#worker/patreon/listing.ts'
import { LOOK_JOB } from '#worker/patreon/looking.ts'
import { supportOf } from '#worker/supporters/supporters-db.ts'
import { aCampaign, clearPatreon, connectAs, settings } from './patreon-park.ts'

const NOW = Date.now()
const reason = 'has painted the lawn'

afterEach(clearPatreon)

const aDesk = async () => deskOf(await aUser({ admin: 1 }))

it('[SU8] shows the campaign and what came of its list, and no key', async () => {
  const desk = await aDesk()
  expect(await desk.supporters()).toMatchObject({ campaign: null, links: 0, given: [] })
  await aCampaign()
  await connectAs(await aUser(), 'Bente')
  await LIST_JOB.run(settings, db, NOW + 60_000)
  const state = await desk.supporters()
  expect(state).toMatchObject({
    campaign: { id: '4711', isLost: false, hasHook: true, list: { at: NOW + 60_000, members: 6 }, held: null },
    links: 1,
  })
  expect(JSON.stringify(state)).not.toMatch(/local-|sealed/)
})

it('decides about losses that are held, with a line in the staff log', async () => {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const answer = { answer: 'go-on', reason }
  expect(await refusalOf(desk.answerHeldLosses(answer))).toBe('bad-input')
  await aCampaign()
  await env.DB.exec('update patreon_campaign set held = 7')
  expect(await refusalOf(desk.answerHeldLosses({ ...answer, answer: 'maybe' }))).toBe('bad-input')
  await desk.answerHeldLosses({ ...answer, answer: 'wait' })
  expect((await desk.supporters()).campaign).toMatchObject({ held: 7, isWaiting: true })
  await desk.answerHeldLosses(answer)
  const { results } = await env.DB.prepare('select act, reason, detail from staff_log where staff_id = ?')
    .bind(as.userId)
    .all()
  expect(results).toEqual([
    { act: 'answer-held-losses', reason, detail: '{"answer":"wait","held":7}' },
    { act: 'answer-held-losses', reason, detail: '{"answer":"go-on","held":7}' },
  ])
})

it('forgets the key to the campaign, and takes no tier from anybody', async () => {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  expect(await refusalOf(desk.disconnectCampaign({ reason }))).toBe('bad-input')
  await aCampaign()
  const bente = await aUser()
  await connectAs(bente, 'Bente')
  await desk.disconnectCampaign({ reason })
  expect(await desk.supporters()).toMatchObject({ campaign: null, links: 1 })
  expect(await run(LIST_JOB.isDue(db, NOW + 60_000))).toBe(false)
  expect((await supportOf(db, bente.userId))?.tier).toBe('Gold')
  const { results } = await env.DB.prepare(
    "select reason, detail from staff_log where act = 'disconnect-campaign'",
  ).all()
  expect(results).toEqual([{ reason, detail: '{"campaign":"4711"}' }])
})

it('gives a tier by hand, which others see at once, and takes it back', async () => {
  const desk = await aDesk()
  const kennel = await aKennel()
  const { userId, username } = kennel.as
  const seen = await goIn(kennel)
  await desk.giveTier({ username: username.toUpperCase(), tier: 'Gold', reason })
  expect((await seen.next('marked')).mark).toEqual({ heart: 'Gold' })
  expect((await desk.supporters()).given).toMatchObject([{ userId, username, tier: 'Gold' }])
  await desk.takeTier({ userId, reason })
  expect((await seen.next('marked')).mark).toEqual({ heart: null })
  expect((await desk.supporters()).given).toEqual([])
})

it('gives no tier to nobody, none that there is not, and takes none that Patreon has brought', async () => {
  const desk = await aDesk()
  const { userId, username } = await aUser()
  await support(userId, 'Gold', { source: 'patreon' })
  expect(await refusalOf(desk.giveTier({ username: 'Nobody at all', tier: 'Gold', reason }))).toBe('bad-input')
  expect(await refusalOf(desk.giveTier({ username, tier: 'Inactive', reason }))).toBe('bad-input')
  expect(await refusalOf(desk.takeTier({ userId, reason }))).toBe('bad-input')
  expect(await supportOf(db, userId)).toMatchObject({ tier: 'Gold' })
})

it('lets the word of Patreon count again once a given tier is taken back', async () => {
  await aCampaign()
  const { userId, username } = await aUser()
  const desk = await aDesk()
  await desk.giveTier({ username, tier: 'Diamond', reason })
  await connectAs({ userId, username, sub: '', token: '' }, 'Bente')
  await desk.takeTier({ userId, reason })
  await LOOK_JOB.run(settings, db, Date.now() + 120_000)
  expect(await supportOf(db, userId)).toMatchObject({ tier: 'Gold' })
})
