import { describe, expect, it } from 'vitest'
import { BansPage } from '#app/manage/bans/bans-page.tsx'
import { CinemaPage } from '#app/manage/cinema/cinema-page.tsx'
import { CommitteeSeatsPage } from '#app/manage/committee/committee-page.tsx'
import { WriteForm } from '#app/manage/form/write-form.tsx'
import { FreshContext } from '#app/manage/frame/fresh.ts'
import { ManageFrame } from '#app/manage/frame/manage-frame.tsx'
import { HealthPage } from '#app/manage/health/health-page.tsx'
import { NewsEditor } from '#app/manage/news/news-editor.tsx'
import { NewsPreview } from '#app/manage/news/news-preview.tsx'
import { NewsTable } from '#app/manage/news/news-table.tsx'
import { previewOf } from '#app/manage/news/sent-news.server.ts'
import { ChatPage } from '#app/manage/records/chat-page.tsx'
import { LogPage } from '#app/manage/records/log-page.tsx'
import type { PublicReport } from '#app/manage/reports/public-reports-desk.ts'
import { ReportsPage } from '#app/manage/reports/reports-page.tsx'
import { ScoresPage } from '#app/manage/scores/scores-page.tsx'
import { SettingsPage } from '#app/manage/settings/settings-page.tsx'
import { SupportersPage } from '#app/manage/supporters/supporters-page.tsx'
import { TeamEntriesPage } from '#app/manage/team/team-page.tsx'
import { UserPage } from '#app/manage/users/user-page.tsx'
import { UsersPage } from '#app/manage/users/users-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { CAPABILITIES } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'
import { STAFF_ACTS } from '#durable/rules/staff/acts.ts'
import { DESK_TEXTS } from '#durable/rules/staff/desk-texts.ts'
import { SETTINGS, settingsFrom } from '#durable/rules/staff/settings.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const NOW = Date.UTC(2026, 10, 20, 12)
const HOSTILE = '<img src=x onerror=alert(1)>'
const COUNTS = { users: 1, newUsers: 2, activeUsers: 3, dogs: 4, livingDogs: 5, dogsInPark: 6, activeBans: 7 }
const QUERY = { search: HOSTILE, filter: '', sort: 'date', page: 2 }
const ENTRY = { id: 1, type: 'dev' as const, dogName: HOSTILE, username: HOSTILE }
const NEWS = { id: 1, type: 1, publishedAt: NOW, image: null }

const health = {
  version: '1',
  deployment: null,
  counts: { ...COUNTS, lostRooms: 2 },
  rooms: [{ key: 'plaza', name: HOSTILE, copies: 1, dogs: 2, hidden: 0, seenAt: NOW }],
  faults: [{ event: 'room-failed' as const, count: 3, lastAt: NOW }],
  audit: { at: NOW, ops: 1, legs: 2, things: 3, breaches: [{ rule: 'r', broken: 1, example: HOSTILE }] },
  supporters: { isKeyLost: true, held: 7 },
}
const supportersState = {
  isSetUp: true,
  canSeal: true,
  tiers: [{ id: '103', ours: 'Gold' as const }],
  campaign: {
    ...{ id: '4711', isLost: true, hasHook: false, held: 7, isWaiting: true, tries: 2, nextAt: NOW },
    ...{ list: { at: NOW, members: 40, changed: 2 }, unknownTiers: ['199'] },
  },
  links: 30,
  given: [{ userId: 7, username: HOSTILE, tier: 'Bronze' as const, since: NOW }],
}
const text = { language: 'en' as const, title: HOSTILE, message: HOSTILE, imageAlt: null }
const capabilities = Object.keys(CAPABILITIES).filter((name): name is Capability => name in CAPABILITIES)
const staff = { username: HOSTILE, badge: 'administrator' as const, capabilities, freshUntil: NOW, isFresh: false }

const roles = { isAdministrator: true, isModerator: true, isDeveloper: true, isBanned: true }
const named = { username: HOSTILE, dogNames: HOSTILE, language: 'dk' as const }
const userRow = { ...roles, ...named, id: 7, tier: null, createdAt: NOW, seenAt: null }
const wholeUser = {
  ...userRow,
  dogs: [{ id: 1, name: HOSTILE, levelPoints: 3, diedAt: null, room: null }],
  isBelowYou: true,
  formerNames: [{ username: HOSTILE, changedAt: NOW }],
  sessions: [{ key: 'ab', createdAt: NOW, lastUsedAt: NOW }],
  notes: [{ id: 1, text: HOSTILE, author: HOSTILE, at: NOW }],
  record: [
    {
      id: 1,
      at: NOW,
      endsAt: NOW,
      seconds: 300,
      kind: 'timed' as const,
      reason: HOSTILE,
      liftedAt: NOW,
      appealedAt: NOW,
      answer: HOSTILE,
    },
    {
      id: 2,
      at: NOW,
      endsAt: NOW,
      seconds: 0,
      kind: 'closed' as const,
      reason: '',
      liftedAt: null,
      appealedAt: null,
      answer: null,
    },
  ],
  nameKicks: 3,
  deletedFrom: NOW,
}
const line = {
  seq: 1,
  at: NOW,
  name: HOSTILE,
  userId: 1,
  text: HOSTILE,
  whisperedTo: HOSTILE,
  isPoop: true,
  isPrint: true,
  isFlagged: true,
}
const logRows = STAFF_ACTS.map((act, id) => ({
  id,
  at: NOW,
  act,
  staff: id % 2 === 0 ? HOSTILE : null,
  userId: 1,
  username: HOSTILE,
  dogName: HOSTILE,
  room: 'plaza',
  reason: HOSTILE,
  detail: JSON.stringify({ what: HOSTILE, nothing: null }),
  code: act === 'run-code' ? HOSTILE : null,
}))

const report = {
  id: 1,
  at: NOW,
  offence: 'other' as const,
  reason: HOSTILE,
  room: HOSTILE,
  roomNow: HOSTILE,
  line: 1,
  dogId: 1,
  dogName: HOSTILE,
  accused: HOSTILE,
  accusedId: 1,
  reporter: HOSTILE,
  reporterId: 2,
  strikes: 2,
  claimer: HOSTILE,
  isMine: true,
  mayClaim: false,
  outcome: null,
  heldUntil: null,
}
const evidence = {
  isUnheard: true,
  lines: [{ seq: 1, at: NOW, name: HOSTILE, text: HOSTILE, whisperedTo: HOSTILE, isPoop: true, isPrint: false }],
  present: [{ id: 1, name: HOSTILE }],
}

const appeal = {
  banId: 1,
  userId: 1,
  username: HOSTILE,
  at: NOW,
  words: HOSTILE,
  reason: HOSTILE,
  seconds: 1800,
  kind: 'timed' as const,
  endsAt: NOW,
  issuer: HOSTILE,
  mayAnswer: true,
}

const closure = {
  banId: 2,
  userId: 1,
  username: HOSTILE,
  at: NOW,
  endsAt: NOW,
  reason: HOSTILE,
  closer: HOSTILE,
  mayDecide: true,
  mayOpen: true,
}

const publicReport: PublicReport = {
  id: 1,
  at: NOW,
  language: 'dk',
  kind: 'name',
  ground: 'danger',
  what: HOSTILE,
  words: HOSTILE,
  email: 'somebody@example.org',
  outcome: null,
  decision: null,
  first: { outcome: 'nothing', decision: HOSTILE },
  bearers: [{ userId: 1, username: HOSTILE, dogName: HOSTILE }],
}

const banRow = {
  id: 1,
  userId: 1,
  username: HOSTILE,
  dogName: HOSTILE,
  at: NOW,
  endsAt: NOW,
  seconds: 7200,
  kind: 'for-good' as const,
  reason: HOSTILE,
  issuer: HOSTILE,
  isActive: true,
  isLifted: true,
  isAppealed: true,
  mayLift: true,
}

const PAGES = {
  reports: (
    <ReportsPage
      query={{ ...QUERY, page: 1, search: '' }}
      total={60}
      rows={[
        report,
        { ...report, id: 2, claimer: null, isMine: false, mayClaim: true },
        { ...report, id: 3, outcome: 'untrue' },
      ]}
      appeals={[appeal, { ...appeal, banId: 2, mayAnswer: false }]}
      closures={[closure, { ...closure, banId: 3, mayDecide: false, mayOpen: false }]}
      publicReports={[publicReport, { ...publicReport, id: 2, outcome: 'removed', decision: HOSTILE }]}
      looked={{ id: 1, evidence }}
    />
  ),
  bans: <BansPage query={QUERY} rows={[banRow, { ...banRow, id: 2, seconds: 0, isActive: false }]} total={60} />,
  users: <UsersPage query={QUERY} rows={[userRow]} total={60} />,
  'a user': <UserPage user={wholeUser} capabilities={capabilities} />,
  chat: <ChatPage room={HOSTILE} dogName={HOSTILE} records={{ before: 3, lines: [line] }} />,
  'the staff log': <LogPage query={QUERY} rows={logRows} total={60} />,
  health: (
    <HealthPage
      health={health}
      times={[{ kind: 'read', trips: 400, medianMs: 0.8, p90Ms: 1.2, p99Ms: 4.5, longestMs: 1234.5 }]}
    />
  ),
  supporters: <SupportersPage state={supportersState} ended="other-campaign" way="/api/patreon/auth?code=x" />,
  'the seats of the committee': (
    <CommitteeSeatsPage
      seats={[
        {
          seat: 0,
          now: { startsAt: 0, endsAt: 2 },
          next: { startsAt: 2, endsAt: 4 },
          terms: [{ id: 1, seat: 0, username: HOSTILE, dogName: HOSTILE, startsAt: 0, until: 2 }],
        },
      ]}
    />
  ),
  settings: (
    <SettingsPage
      version="1"
      flags={{ stage: true, local: false, google: true }}
      values={{ ...settingsFrom({}), DISABLE_CLIENT: true }}
    />
  ),
  news: <NewsTable query={QUERY} rows={[{ ...NEWS, title: HOSTILE, languages: 3 }]} total={60} now={NOW} />,
  'an announcement': <NewsEditor news={{ ...NEWS, texts: [text] }} pictures={['/news/walk.png']} now={NOW} />,
  preview: (
    <NewsPreview preview={previewOf({ ...NEWS, texts: [{ ...text, imageAlt: '' }] })} now={NOW - 1} isRead={false} />
  ),
  cinema: (
    <CinemaPage
      films={[
        { id: 1, source: HOSTILE, seconds: 65, startsAt: null, titles: [{ language: 'dk', title: HOSTILE }] },
        { id: 2, source: HOSTILE, seconds: 65, startsAt: NOW - 1, titles: [] },
      ]}
      now={NOW}
    />
  ),
  scores: (
    <ScoresPage
      game="CatsFree"
      interval="Weekly"
      scores={[{ dogId: 1, dogName: HOSTILE, userId: 2, username: HOSTILE, score: 5000, scoredAt: NOW, isSeen: true }]}
      removals={[{ dogId: 1, dogName: HOSTILE, score: 9, scoredAt: NOW, reason: HOSTILE, at: NOW, by: null }]}
    />
  ),
  team: <TeamEntriesPage entries={[{ ...ENTRY, contributions: [{ language: 'dk', contribution: HOSTILE }] }]} />,
}

describe.each(LANGUAGES)('the staff pages in %s', (language) => {
  it.each(Object.entries(PAGES))('%s has its texts, and shows what users wrote as text', (_name, page) => {
    const html = renderedPage(page, language)
    expect(html).not.toContain('<img src="x"')
    expect(html).not.toContain(HOSTILE)
    expect(readable(html).length).toBeGreaterThan(30)
  })

  it.each([
    ['is at work on', false, 'claimed'],
    ['no longer works on', true, 'lapsed'],
  ] as const)('says who %s a report that was taken on', (_what, mayClaim, words) => {
    const rows = [{ ...report, claimer: 'Vagt', isMine: false, mayClaim }]
    const query = { ...QUERY, page: 1, search: '' }
    const page = (
      <ReportsPage query={query} total={1} rows={rows} appeals={[]} closures={[]} publicReports={[]} looked={null} />
    )
    const { reports } = TEXTS[language].manage
    expect(renderedPage(page, language)).toContain(`<p>${reports[words].replace('{{name}}', 'Vagt')}</p>`)
  })

  it('describes an act of the staff log in words, none of them an identifier of ours', () => {
    const detail = {
      ...{ seconds: 300, rule: 'unkind', outcome: 'acted', role: 'moderator', isGiven: true, type: 'DISABLE_CLIENT' },
      ...{ isOn: false, language: 'dk', list: 'hold', entry: 'zork', isIn: true, what: 'raise', name: 'bella', id: 4 },
      ...{ publishedAt: NOW, dogName: 'Bella', until: NOW, before: 5, isLifted: true, isGivenBack: false },
      ...{ mode: 'slow', everySeconds: 5, minutes: 15, account: 9, endsAt: NOW, source: '/films/a.webm' },
      ...{ setting: 'SLOW_CHAT', value: 5, game: 'CatsFree', score: 120 },
      ...{ formerName: 'Bella', givenName: 'Pelle', fault: 'another' },
      ...{ foundBy: 'report', decider: 'moderator', publicReport: 7, rev: 3 },
      ...{ tier: 'Gold', campaign: '4711', answer: 'go-on', held: 7 },
      ...{ thing: 'straw-hat', sheet: 'colours', changes: 2, bones: 5, karma: 3, maxDogs: 2 },
      ...{ run: 4, hash: 'a1', life: 7, notes: 1, given: 'beret', taken: 'crown', picture: 'pink-bench' },
    }
    const [row] = logRows
    const page = <LogPage query={QUERY} rows={[{ ...row!, detail: JSON.stringify(detail) }]} total={1} />
    const text = readable(renderedPage(page, language))
    for (const name of Object.keys(detail).filter((known) => /[A-Z]/.test(known))) expect(text).not.toContain(name)
    for (const value of [
      'unkind',
      'another',
      'DISABLE_CLIENT',
      'SLOW_CHAT',
      'acted:',
      'true',
      'false',
      String(NOW),
      'straw-hat',
      'colours',
    ])
      expect(text.replace(/zork.*/, '')).not.toContain(`: ${value}`)
    const { part } = TEXTS[language].manage.log
    expect(Object.keys(part).toSorted()).toEqual(Object.keys(detail).toSorted())
    for (const word of Object.values(part)) expect(text).toContain(`${word}: `)
  })

  it('shows a number that staff set unchanged, within its range', () => {
    const { SLOW_CHAT } = SETTINGS
    const values = { ...settingsFrom({}), SLOW_CHAT: 15 }
    const flags = { stage: false, local: false, google: true }
    const html = renderedPage(<SettingsPage version="1" flags={flags} values={values} />, language)
    const [field] = html.match(/<input[^>]*type="number"[^>]*>/) ?? []
    for (const part of ['name="value"', `min="${SLOW_CHAT.least}"`, `max="${SLOW_CHAT.most}"`, 'value="15"'])
      expect(field).toContain(part)
  })

  it('says of a text that is refused for its length which one it is, and how long it may be', () => {
    const { form } = TEXTS[language].manage
    const outcome = { done: false, code: 'bad-input', message: 'reason: 5 to 200 letters', misfit: 'reason' } as const
    const isFresh = (
      <FreshContext.Provider value>
        <WriteForm name="x" verb="x" />
      </FreshContext.Provider>
    )
    const said = readable(renderedPage(isFresh, language, { form: 'x', outcome }))
    const { min, max } = DESK_TEXTS.reason
    expect(said).toContain(
      form.length.replace('{{field}}', form.reason).replace('{{min}}', `${min}`).replace('{{max}}', `${max}`),
    )
  })

  it('links to each page that the member of staff may see, and asks for a recent sign-in', () => {
    const frame = (
      <ManageFrame staff={staff} ways={{ local: true, googleClientId: '' }}>
        {null}
      </ManageFrame>
    )
    const html = renderedPage(frame, language)
    const { sections, fresh } = TEXTS[language].manage
    for (const name of Object.values(sections)) expect(html).toContain(name)
    expect(html).toContain(fresh.over)
    expect(html).not.toContain(HOSTILE)
  })
})
