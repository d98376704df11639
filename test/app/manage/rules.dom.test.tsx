import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ParkHealth } from '#app/manage/health/health-desk.ts'
import type { JudgedScore } from '#app/manage/scores/scores-desk.ts'
import type { Trial } from '#app/manage/words/words-desk.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { refused } from '#worker/refusals.ts'
import { fill, formNamed, NO_ROWS, NOW, openedByAdmin, sends } from './opened-desk.tsx'

const { form, health, scores, settings, supporters, words } = TEXTS.en.manage

describe('the settings', () => {
  /** Settings that a change changes, as the database keeps them. */
  function kept() {
    const rows: Record<string, string> = {}
    const changeSetting = vi.fn(async ({ name, value }: { name: string; value: string }) => void (rows[name] = value))
    return { settings: async () => ({ version: '1', values: settingsFrom(rows) }), changeSetting }
  }

  it('shows the new value of a number that was changed, and that it is done', async () => {
    const methods = kept()
    const page = openedByAdmin('/manage/settings', methods)
    const part = await page.findByRole('region', { name: settings.SLOW_CHAT.title })
    await sends(page, 'SLOW_CHAT', { 'Seconds (0 to 60)': '15', [form.reason]: 'They all talk' })
    await within(part).findByText(form.done)
    expect(within(part).getByRole<HTMLInputElement>('spinbutton').value).toBe('15')
    const change = { name: 'SLOW_CHAT', value: '15', reason: 'They all talk' }
    expect(methods.changeSetting.mock.calls).toEqual([[change]])
  })

  it('turns a switch, which then offers the way back', async () => {
    const page = openedByAdmin('/manage/settings', kept())
    await sends(page, 'DISABLE_CLIENT', { [form.reason]: 'The pipes froze' })
    await page.findByText(settings.DISABLE_CLIENT.on)
    page.getByRole('button', { name: settings.DISABLE_CLIENT.switchOff })
  })

  it('keeps a value and a reason that were refused, and says why', async () => {
    const changeSetting = () => Promise.reject(refused('try-again', 'en'))
    const page = openedByAdmin('/manage/settings', { ...kept(), changeSetting })
    await sends(page, 'SLOW_CHAT', { 'Seconds (0 to 60)': '15', [form.reason]: 'They all talk' })
    await page.findByText(refused('try-again', 'en').message)
    const sent = within(await formNamed(page, 'SLOW_CHAT'))
    expect(sent.getByRole<HTMLInputElement>('spinbutton').value).toBe('15')
    expect(sent.getByLabelText<HTMLInputElement>(form.reason).value).toBe('They all talk')
  })
})

const LINES = 'a zorkel\nan odd dog'
const TRIALS: Trial[] = [
  { line: 'a zorkel', before: 'said', after: 'held', heard: null, causes: [] },
  { line: 'an odd dog', before: 'said', after: 'said', heard: 'an odd dog', causes: [] },
]

describe('the word lists', () => {
  const lists = () => ({ words: async () => NO_ROWS, tryWord: vi.fn(async (_trial: object) => TRIALS) })

  it('shows what an entry would do to lines, and only then offers to put it in', async () => {
    const methods = lists()
    const page = openedByAdmin('/manage/words', methods)
    await formNamed(page, 'try')
    expect(page.queryByRole('button', { name: words.putIn })).toBeNull()
    await sends(page, 'try', { [words.entry]: 'zorkel', [words.sample]: LINES })
    const rows = within(await page.findByRole('table', { name: words.result })).getAllByRole('row')
    const cells = rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    const { said, held } = words.outcome
    expect(cells.map((row) => row.slice(0, 4))).toEqual([
      [],
      ['a zorkel', said, held, '–'],
      ['an odd dog', said, said, 'an odd dog'],
    ])
    const trial = { language: 'dk', list: 'hold', entry: 'zorkel', isIn: true, lines: LINES.split('\n') }
    expect(methods.tryWord.mock.calls).toEqual([[trial]])
  })

  it('[Y8] sends the change with the results that were shown', async () => {
    const changeWord = vi.fn(async (_change: object) => {})
    const page = openedByAdmin('/manage/words', { ...lists(), changeWord })
    await sends(page, 'try', { [words.entry]: 'zorkel', [words.sample]: LINES })
    await page.findByRole('button', { name: words.putIn })
    await sends(page, 'change', { [form.reason]: 'They call each other so' })
    await page.findByText(words.holds)
    const tried = TRIALS.map(({ line, after }) => ({ line, after }))
    const change = { language: 'dk', list: 'hold', entry: 'zorkel', isIn: true }
    expect(changeWord.mock.calls).toEqual([[{ ...change, reason: 'They call each other so', tried }]])
  })

  it('has what was filled in after a reload, a refused trial and a refused change', async () => {
    const methods = lists()
    const changeWord = () => Promise.reject(refused('try-again', 'en'))
    const first = openedByAdmin('/manage/words', methods)
    fill(await formNamed(first, 'try'), { [words.entry]: 'zorkel', [words.sample]: LINES })
    first.unmount()

    const page = openedByAdmin('/manage/words', { ...methods, changeWord })
    const isFilledIn = async () => {
      const fields = within(await formNamed(page, 'try'))
      expect(fields.getByLabelText<HTMLInputElement>(words.entry).value).toBe('zorkel')
      expect(fields.getByLabelText<HTMLTextAreaElement>(words.sample).value).toBe(LINES)
    }
    await isFilledIn()
    methods.tryWord.mockRejectedValueOnce(refused('try-again', 'en'))
    await sends(page, 'try')
    await page.findByText(words.wrong)
    await isFilledIn()
    await sends(page, 'try')
    await page.findByRole('button', { name: words.putIn })
    await sends(page, 'change', { [form.reason]: 'They call each other so' })
    await waitFor(() => expect(page.queryByRole('table', { name: words.result })).toBeNull())
    await isFilledIn()
  })

  it('puts the opposite of an entry into the form to be tried', async () => {
    const entry = { language: 'se', list: 'mask', entry: 'zork', isIn: true, changedAt: NOW } as const
    const found = vi.fn(async (_query: object) => ({ rows: [entry], total: 1 }))
    const page = openedByAdmin('/manage/words?filter=se', { words: found })
    await page.user.click(await page.findByRole('link', { name: words.takeOut }))
    await waitFor(async () => {
      const values = [...new FormData(await formNamed(page, 'try'))].map(([, value]) => value)
      expect(values).toEqual(['try', 'zork', 'se', 'mask', 'false', ''])
    })
    expect(found.mock.lastCall).toEqual([{ search: '', page: 1, language: 'se' }])
  })
})

const SCORE: JudgedScore = {
  ...{ dogId: 5, dogName: 'Frida', userId: 9, username: 'Slem', score: 5000, scoredAt: NOW, isSeen: false },
}

describe('the scores', () => {
  it('[GR12] removes a score from the boards for a reason, and tells of it', async () => {
    const removals: object[] = []
    const page = openedByAdmin('/manage/scores?filter=CatsFree', {
      judgedScores: async () => (removals.length === 0 ? [SCORE] : []),
      removedScores: async () => removals.map(() => ({ ...SCORE, reason: 'A robot', at: NOW, by: 'Selina' })),
      removeScore: async (removal) => void removals.push(removal),
    })
    await page.findByText(scores.none)
    await sends(page, `remove CatsFree 5 ${NOW}`, { [scores.reason]: 'A robot' })
    within(await page.findByRole('table', { name: scores.removed })).getByText('A robot')
    expect(removals).toEqual([{ game: 'CatsFree', dogId: 5, scoredAt: NOW, foundBy: 'staff', reason: 'A robot' }])
  })

  it('goes from board to board by links', async () => {
    const judgedScores = vi.fn(async (_board: object) => [])
    const page = openedByAdmin('/manage/scores', { judgedScores, removedScores: async () => [] })
    await page.user.click(await page.findByRole('link', { name: scores.game.JumpingDog }))
    await page.user.click(page.getByRole('link', { name: scores.interval.AllTime }))
    await waitFor(() => expect(judgedScores.mock.lastCall).toEqual([{ game: 'JumpingDog', interval: 'AllTime' }]))
    expect(page.getByRole('link', { name: scores.interval.AllTime }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the health of the park', () => {
  const COUNTS = { users: 1, newUsers: 2, activeUsers: 3, dogs: 4, livingDogs: 5, dogsInPark: 6, activeBans: 7 }
  const WELL: ParkHealth = {
    ...{ version: '1', deployment: null, rooms: [], faults: [], audit: null },
    counts: { ...COUNTS, lostRooms: 0 },
    supporters: { isKeyLost: false, held: 0 },
  }
  const of = (changes: Partial<ParkHealth> = {}) => ({ health: async () => ({ ...WELL, ...changes }) })

  it('says that all is well, and what nobody has looked at yet', async () => {
    const { findByText, getByText } = openedByAdmin('/manage/health', of())
    await findByText(health.wellText)
    for (const text of [health.noRooms, health.noFaults, health.notAudited]) getByText(text)
  })

  it('says first what is wrong', async () => {
    const breaches = [{ rule: 'legs of an op', broken: 2, example: 'op 7' }]
    const audit = { at: NOW, ops: 1, legs: 2, things: 3, breaches }
    const { findByText, getByText, queryByText } = openedByAdmin(
      '/manage/health',
      of({ audit, counts: { ...COUNTS, lostRooms: 1 } }),
    )
    await findByText(health.booksWrongText)
    for (const text of [health.lostText_one, 'legs of an op', 'op 7']) getByText(text)
    expect(queryByText(health.wellText)).toBeNull()
  })

  it('[SU8] says that the key to the campaign is lost, and that losses wait for an answer', async () => {
    const page = openedByAdmin('/manage/health', of({ supporters: { isKeyLost: true, held: 7 } }))
    await page.findByText(supporters.keyLostText)
    page.getByText(supporters.heldText.replace('{{count}}', '7'))
  })

  it('times the database when that is asked for', async () => {
    const times = { kind: 'read', trips: 400, medianMs: 0.8, p90Ms: 1.2, p99Ms: 4.5, longestMs: 99.5 } as const
    const page = openedByAdmin('/manage/health', { ...of(), timeDatabase: async () => [times] })
    await sends(page, 'time-database')
    await page.findByText(health.tripOf.read)
    page.getByText('99.5')
  })
})
