import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { aUser, db } from '#test/worker/support/d1.ts'
import { FRESH_MS, campaignRow, distrust } from '#worker/patreon/campaign-db.ts'
import { askAsCampaign, hookSecret } from '#worker/patreon/campaign-key.ts'
import { STAND_IN_HOOK, setMischief } from '#worker/patreon/stand-in.ts'
import { aCampaign, clearPatreon, connectCampaignAs, platform, settings } from './patreon-park.ts'

const NOW = Date.now()
const PAGE = '/manage/supporters?campaign='

afterEach(clearPatreon)

const askAt = (now: number, bindings = settings) =>
  askAsCampaign({ env: bindings, db, platform, now }, (access) => platform.ofCampaign.campaigns(access))

it('[SU8] connects the campaign for an administrator, and stores its keys and the secret of its hooks sealed', async () => {
  const as = await aUser({ admin: 1 })
  expect(await connectCampaignAs(as)).toBe(`${PAGE}connected`)
  expect(await askAt(NOW)).toEqual(['4711'])
  expect(await hookSecret(settings, db)).toBe(STAND_IN_HOOK.secret)
  const row = JSON.stringify(await campaignRow(db))
  expect(row).not.toContain('local-')
  const line = await env.DB.prepare('select act from staff_log where staff_id = ?').bind(as.userId).first('act')
  expect(line).toBe('connect-campaign')
})

it('does not connect it for who is no administrator, nor another campaign, nor in a park without keys to seal', async () => {
  const admin = await aUser({ admin: 1 })
  expect(await connectCampaignAs(await aUser({ moderator: 1 }))).toBe(`${PAGE}not-allowed`)
  expect(await connectCampaignAs(admin, 'The owner of another')).toBe(`${PAGE}other-campaign`)
  const unsealed = await connectCampaignAs(admin, 'The owner of the park', { ...settings, SEAL_KEYS: '' })
  expect(unsealed).toBe(`${PAGE}not-sealed`)
  expect(await connectCampaignAs(admin, 'Say no')).toBe(`${PAGE}said-no`)
  expect(await campaignRow(db)).toBeNull()
})

it('renews the key once a week, and by 20 at once no more than once', async () => {
  await aCampaign()
  const before = await campaignRow(db)
  const due = before!.freshUntil
  const answers = await Promise.all(Array.from({ length: 20 }, () => askAt(due)))
  expect(answers.some((answer) => Array.isArray(answer))).toBe(true)
  const after = await campaignRow(db)
  expect(after!.sealed).not.toBe(before!.sealed)
  expect(after).toMatchObject({ freshUntil: due + FRESH_MS, lostAt: null, leaseUntil: 0 })
  expect(await askAt(due + 1)).toEqual(['4711'])
})

it('renews a key that Patreon does not take, and asks once more', async () => {
  await aCampaign()
  const { sealed } = (await campaignRow(db))!
  let asked = 0
  const answer = await askAsCampaign({ env: settings, db, platform, now: NOW }, async () => {
    asked += 1
    return asked === 1 ? { unanswered: 'key' as const, waitMs: 0 } : 'taken'
  })
  expect(answer).toBe('taken')
  expect((await campaignRow(db))!.sealed).not.toBe(sealed)
})

it('says that the key is lost if it was renewed and not written', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await aCampaign()
  const row = (await campaignRow(db))!
  await distrust(db, row.sealed)
  await askAt(NOW)
  // As if the run had died between the answer and the write.
  await env.DB.prepare('update patreon_campaign set sealed = ?, fresh_until = 0').bind(row.sealed).run()
  expect(await askAt(NOW + 1)).toBe('not-connected')
  expect(await campaignRow(db)).toMatchObject({ lostAt: NOW + 1 })
  expect(await connectCampaignAs(await aUser({ admin: 1 }))).toBe(`${PAGE}connected`)
  expect(await askAt(NOW + 2)).toEqual(['4711'])
})

it('keeps the key while Patreon is ill', async () => {
  await aCampaign()
  const { sealed, freshUntil } = (await campaignRow(db))!
  for (const answer of [401, 429, 500, 'unreadable'] as const) {
    setMischief(answer)
    expect(await askAt(freshUntil)).toMatchObject({ unanswered: 'silent' })
  }
  expect(await campaignRow(db)).toMatchObject({ sealed, lostAt: null })
  setMischief(null)
  expect(await askAt(freshUntil)).toEqual(['4711'])
})

it('says that the key is lost where the keys that sealed it are gone', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await aCampaign()
  const another = { ...settings, SEAL_KEYS: `1:${btoa('x'.repeat(32))}` }
  expect(await askAt(NOW, another)).toBe('not-connected')
  expect(await campaignRow(db)).toMatchObject({ lostAt: NOW })
})
