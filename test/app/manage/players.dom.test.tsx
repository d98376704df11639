import { waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BanRow } from '#app/manage/bans/bans-desk.ts'
import type { RecordedLine } from '#app/manage/records/records-desk.ts'
import type { Appeal } from '#app/manage/reports/appeals-desk.ts'
import type { Evidence, Report } from '#app/manage/reports/reports-desk.ts'
import type { StaffUser } from '#app/manage/users/users-desk.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { refused } from '#worker/refusals.ts'
import { fill, formNamed, NO_ROWS, NOW, openedByAdmin, sends } from './opened-desk.tsx'

const { bans, chat, form, log, reports, table, users } = TEXTS.en.manage

afterEach(() => vi.restoreAllMocks())

const BAN: BanRow = {
  ...{ id: 4, userId: 9, username: 'Slem', dogName: 'Bidsk', at: NOW, endsAt: NOW + 3_600_000, seconds: 3600 },
  ...{ reason: 'Rude at the fountain', issuer: 'Selina', isActive: true, isLifted: false, isAppealed: false },
  kind: 'timed',
  mayLift: true,
}

describe('the table of bans', () => {
  const list = (ban: Partial<BanRow> = {}) =>
    vi.fn(async (_query: object) => ({ rows: [{ ...BAN, ...ban }], total: 60 }))

  it('lifts a ban for a reason, says so, and clears the form', async () => {
    const liftBan = vi.fn(async (_lift: object) => {})
    const page = openedByAdmin('/manage/bans', { bans: list(), liftBan })
    await sends(page, 'lift 4', { [form.reason]: 'A mistake' })
    await page.findByText(bans.liftedText)
    expect(liftBan.mock.calls).toEqual([[{ banId: 4, reason: 'A mistake' }]])
    await waitFor(() => expect(within(page.container).getByLabelText<HTMLInputElement>(form.reason).value).toBe(''))
  })

  it('says why a ban is not lifted, and keeps the reason', async () => {
    const liftBan = () => Promise.reject(refused('above-you', 'en'))
    const page = openedByAdmin('/manage/bans', { bans: list(), liftBan })
    await sends(page, 'lift 4', { [form.reason]: 'A mistake' })
    await page.findByText(refused('above-you', 'en').message)
    expect(within(page.container).getByLabelText<HTMLInputElement>(form.reason).value).toBe('A mistake')
    expect(page.queryByText(bans.liftedText)).toBeNull()
  })

  it('offers to lift only what the reader may lift', async () => {
    const { findByText, queryByRole } = openedByAdmin('/manage/bans', { bans: list({ mayLift: false }) })
    await findByText(BAN.reason)
    expect(queryByRole('button', { name: bans.lift })).toBeNull()
  })

  it('has its search, filter, order and page in the address', async () => {
    const asked = list()
    const page = openedByAdmin('/manage/bans', { bans: asked })
    await page.findByText(BAN.reason)
    fill(page.getByRole('search'), { [bans.search]: 'slem', [users.show]: 'over' })
    await page.user.click(page.getByRole('button', { name: table.search }))
    await waitFor(() => expect(page.address()).toBe('/manage/bans?q=slem&filter=over&sort=newest'))
    await page.user.click(page.getByRole('link', { name: table.next }))
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
    await page.user.click(page.getByRole('link', { name: bans.ends }))
    const found = { search: 'slem', filter: 'over' }
    await waitFor(() =>
      expect(asked.mock.calls.map(([query]) => query)).toEqual([
        { search: '', filter: 'active', sort: 'newest', page: 1 },
        { ...found, sort: 'newest', page: 1 },
        { ...found, sort: 'newest', page: 2 },
        { ...found, sort: 'ends', page: 1 },
      ]),
    )
  })
})

const REPORT: Report = {
  ...{ id: 7, at: NOW, offence: 'language', reason: 'She swears', room: 'plaza', roomNow: null, line: 2, dogId: 5 },
  ...{ dogName: 'Frida', accusedId: 9, accused: 'Slem', reporterId: 8, reporter: 'Melder', strikes: 0 },
  ...{ claimer: 'Selina', isMine: true, mayClaim: false, outcome: null, heldUntil: null },
}
const LINE = { at: NOW, name: 'Frida', whisperedTo: null, isPoop: false, isPrint: false }
const EVIDENCE: Evidence = {
  lines: [
    { ...LINE, seq: 1, text: 'Hello' },
    { ...LINE, seq: 2, text: 'You fools' },
  ],
  present: [{ id: 5, name: 'Frida' }],
  isUnheard: true,
}
const APPEAL: Appeal = {
  ...{ banId: 4, userId: 9, username: 'Slem', at: NOW, words: 'It was a joke', reason: 'Rude', seconds: 300 },
  ...{ kind: 'timed', endsAt: NOW, issuer: 'Selina', mayAnswer: true },
}

describe('the queue of reports', () => {
  const queue = (report: Partial<Report> = {}, appeals: Appeal[] = []) => ({
    reports: async () => ({ rows: [{ ...REPORT, ...report }], total: 1 }),
    appeals: async () => appeals,
    closures: async () => [],
    publicReports: async () => [],
  })

  it.each([
    ['claim 7', { mayClaim: true, isMine: false, claimer: null }, false],
    ['return 7', {}, true],
  ])('takes a report on, or leaves it to others: %s', async (name, report, isGivenBack) => {
    const claimReport = vi.fn(async (_claim: object) => {})
    const page = openedByAdmin('/manage/reports', { ...queue(report), claimReport })
    await sends(page, name)
    await waitFor(() => expect(claimReport.mock.calls).toEqual([[{ id: 7, isGivenBack }]]))
  })

  it('shows the evidence to whoever asks for it, with the reported line marked', async () => {
    const page = openedByAdmin('/manage/reports', { ...queue(), lookAtReport: async () => EVIDENCE })
    await sends(page, 'look 7')
    const shown = await page.findByRole('table', { name: reports.look })
    within(shown).getByText('Hello')
    within(shown).getByText(`${reports.thisLine}: You fools`)
    page.getByText(reports.present.replace('{{names}}', 'Frida'))
    page.getByText(reports.unheard)
  })

  it('says that the room has kept nothing', async () => {
    const page = openedByAdmin('/manage/reports', { ...queue(), lookAtReport: async () => null })
    await sends(page, 'look 7')
    await page.findByText(reports.noEvidence)
  })

  it('closes a report with its outcome and a note', async () => {
    const closeReport = vi.fn(async (_close: object) => {})
    const page = openedByAdmin('/manage/reports', { ...queue(), closeReport })
    await sends(page, 'close 7', { [reports.outcomeLabel]: 'warned', [form.reason]: 'I spoke to her' })
    await waitFor(() =>
      expect(closeReport.mock.calls).toEqual([[{ id: 7, outcome: 'warned', note: 'I spoke to her' }]]),
    )
  })

  it('kicks for a report by length, rule and words, and without words too', async () => {
    const kickForReport = vi.fn(async (_kick: object) => {})
    const page = openedByAdmin('/manage/reports', { ...queue(), kickForReport })
    await sends(page, 'kick 7', { [bans.howLong]: '300', [bans.why]: 'unkind' })
    const kick = { dogId: 5, seconds: 300, rule: 'unkind', reason: '', reportId: 7 }
    await waitFor(() => expect(kickForReport.mock.calls).toEqual([[kick]]))
  })

  it('offers no answer to a report that somebody else has taken on, or that is closed', async () => {
    for (const report of [{ isMine: false, claimer: 'Vagt' }, { outcome: 'untrue' as const }]) {
      const { findByText, container, unmount } = openedByAdmin('/manage/reports', queue(report))
      await findByText(REPORT.reason)
      const forms = [...container.querySelectorAll<HTMLInputElement>('input[name="form"]')]
      expect(forms.map(({ value }) => value)).toEqual(['look 7', 'hold 7'])
      unmount()
    }
  })

  it.each([
    ['uphold', false],
    ['lift', true],
  ] as const)('answers an appeal in words: %s', async (verb, isLifted) => {
    const answerAppeal = vi.fn(async (_answer: object) => {})
    const page = openedByAdmin('/manage/reports', { ...queue({}, [APPEAL]), answerAppeal })
    await page.findByText(APPEAL.words)
    await sends(page, `${verb} 4`, { [reports.answer]: 'We have read it' })
    await waitFor(() => expect(answerAppeal.mock.calls).toEqual([[{ banId: 4, isLifted, answer: 'We have read it' }]]))
  })

  it('leaves an appeal to others for whoever gave the ban', async () => {
    const { findByText, queryByLabelText } = openedByAdmin(
      '/manage/reports',
      queue({}, [{ ...APPEAL, mayAnswer: false }]),
    )
    await findByText(reports.ownBan)
    expect(queryByLabelText(reports.answer)).toBeNull()
  })
})

const USER: StaffUser = {
  ...{ id: 9, username: 'Slem', language: 'dk', isAdministrator: false, isModerator: false, isDeveloper: false },
  ...{ tier: null, isBanned: false, createdAt: NOW, seenAt: null, dogNames: 'Frida', isBelowYou: true, nameKicks: 0 },
  ...{ formerNames: [], notes: [], record: [], deletedFrom: null },
  dogs: [{ id: 5, name: 'Frida', levelPoints: 3, diedAt: null, room: 'plaza' }],
  sessions: [{ key: 'ab', createdAt: NOW, lastUsedAt: NOW }],
}
const FOR_A_REASON = { [form.reason]: 'Asked by mail' }

describe('the page of a user', () => {
  const of = (user: Partial<StaffUser> = {}) => ({ user: async () => ({ ...USER, ...user }) })

  it.each([
    ['sessions', FOR_A_REASON, 'endSessions', { userId: 9, reason: 'Asked by mail' }],
    ['note', { [users.note]: 'Is often rude' }, 'addNote', { userId: 9, text: 'Is often rude' }],
    ['forget', FOR_A_REASON, 'forgetUser', { userId: 9, reason: 'Asked by mail' }],
    ['moderator', FOR_A_REASON, 'setRole', { userId: 9, role: 'moderator', isGiven: true, reason: 'Asked by mail' }],
  ] as const)('sends the form %s', async (name, fields, method, sent) => {
    const done = vi.fn(async (_sent: object) => {})
    const page = openedByAdmin('/manage/users/9', { ...of(), [method]: done })
    await sends(page, name, fields)
    await page.findByText(form.done)
    expect(done.mock.calls).toEqual([[sent]])
  })

  it('[N12] takes the name of a dog for a fault', async () => {
    const takeName = vi.fn(async (_taken: object) => {})
    const page = openedByAdmin('/manage/users/9', { ...of(), takeName })
    await sends(page, 'name', { [users.whichName]: '5 Frida', [users.whyName]: 'another', ...FOR_A_REASON })
    const taken = { userId: 9, dogId: 5, name: 'Frida', fault: 'another', foundBy: 'staff', reason: 'Asked by mail' }
    await waitFor(() => expect(takeName.mock.calls).toEqual([[taken]]))
  })

  it('exports the data of a user, and saves them when that is asked for', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    const page = openedByAdmin('/manage/users/9', { ...of(), exportUser: async () => '{"user":9}' })
    await sends(page, 'export', FOR_A_REASON)
    await page.user.click(await page.findByRole('button', { name: users.save }))
    expect(saved).toHaveBeenCalledOnce()
  })

  it('keeps the account of somebody who is leaving', async () => {
    const keepUser = vi.fn(async (_change: object) => {})
    const page = openedByAdmin('/manage/users/9', { ...of({ deletedFrom: NOW }), keepUser })
    await page.findByText(users.forgottenFrom, { exact: false })
    await sends(page, 'keep', FOR_A_REASON)
    await waitFor(() => expect(keepUser).toHaveBeenCalledOnce())
  })

  it('[S7] offers nothing against somebody who stands as high, and says why', async () => {
    const page = openedByAdmin('/manage/users/9', of({ isBelowYou: false }), {
      facts: { capabilities: ['open-manage', 'see-users'] },
    })
    await page.findByText(refused('above-you', 'en').message)
    expect(page.container.querySelectorAll('input[name="form"]')).toHaveLength(0)
  })
})

it('finds users by a filter in the address', async () => {
  const found = vi.fn(async (_query: object) => ({ rows: [USER], total: 1 }))
  const { findByRole } = openedByAdmin('/manage/users?filter=banned&q=sl', { users: found })
  expect((await findByRole('link', { name: 'Slem' })).getAttribute('href')).toBe('/manage/users/9')
  expect(found.mock.calls).toEqual([[{ search: 'sl', filter: 'banned', sort: 'newest', page: 1 }]])
})

describe('the chat records', () => {
  const SAID: RecordedLine = { ...LINE, seq: 3, userId: 9, text: 'You fools', isFlagged: true }

  it('shows nothing before a reason is given, then the lines, and where older ones begin', async () => {
    const lookAtChat = vi.fn(async (_look: object) => ({ lines: [SAID], before: 3 }))
    const page = openedByAdmin('/manage/chat?room=plaza&dog=Frida', { lookAtChat })
    await formNamed(page, 'chat')
    expect(page.queryByRole('table')).toBeNull()
    await sends(page, 'chat', { [chat.until]: '2026-11-20T13:00', [form.reason]: 'A report' })
    within(await page.findByRole('table', { name: chat.lines })).getByText(SAID.text)
    expect(within(page.container).getByLabelText<HTMLInputElement>(chat.before).value).toBe('3')
    const look = { room: 'plaza', dogName: 'Frida', until: NOW, before: null, reason: 'A report' }
    expect(lookAtChat.mock.calls).toEqual([[look]])
  })

  it('says that nothing is kept, and why nothing is shown', async () => {
    const lookAtChat = vi.fn(async () => ({ lines: [], before: null }))
    const page = openedByAdmin('/manage/chat', { lookAtChat })
    await sends(page, 'chat', { [form.reason]: 'A report' })
    await page.findByText(chat.nothing)
    lookAtChat.mockRejectedValueOnce(refused('try-again', 'en'))
    await sends(page, 'chat')
    await page.findByText(refused('try-again', 'en').message)
  })
})

it('shows the acts of one kind in the staff log', async () => {
  const staffLog = vi.fn(async (_query: object) => NO_ROWS)
  const { findByText, getByLabelText } = openedByAdmin('/manage/log?filter=kick', { staffLog })
  await findByText(table.nothing)
  expect(staffLog.mock.calls).toEqual([[{ search: '', page: 1, act: 'kick' }]])
  expect(getByLabelText(log.what)).toHaveProperty('value', 'kick')
})
