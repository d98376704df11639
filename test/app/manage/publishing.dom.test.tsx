import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { WholeFilm } from '#app/manage/cinema/films-desk.ts'
import type { WholeNews } from '#app/manage/news/news-desk.ts'
import type { TeamEntry } from '#app/manage/team/team-desk.ts'
import { LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { Misfit, refused } from '#worker/refusals.ts'
import { fill, formNamed, NOW, openedByAdmin, sends } from './opened-desk.tsx'

const { cinema, form, news, team } = TEXTS.en.manage

/** What is typed in a form, by the names of its fields. */
function valuesOf(element: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(element))
}

/** Types into fields of an announcement by their names: each language has the same labels. */
function writes(element: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const field = element.querySelector(`[name="${name}"]`)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) throw new Error(`no ${name}`)
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const WRITTEN = { 'title-dk': 'Vinterbad', 'message-dk': 'Dammen er *kold*.' }
const TEXT = { language: 'dk', title: 'Vinterbad', message: 'Dammen er *kold*.', imageAlt: '' } as const
const NEWS: WholeNews = { id: 3, type: 1, publishedAt: NOW, image: '/news/walk.png', texts: [TEXT] }

describe('an announcement', () => {
  /** The desk of a park with these announcements, which keeps what is saved. */
  function press(known: readonly WholeNews[] = []) {
    const all = new Map(known.map((one) => [one.id, one]))
    const saveNews = vi.fn(
      async ({ id, news: sent }: { id: number | null; news: Omit<WholeNews, 'id' | 'publishedAt'> }) => {
        all.set(id ?? 8, { ...sent, id: id ?? 8, publishedAt: NOW })
        return id ?? 8
      },
    )
    return {
      wholeNews: async (id: number) => all.get(id) ?? null,
      newsPictures: async () => ['/news/walk.png'],
      saveNews,
    }
  }

  it('that was written has a page of its own once it is saved, and leaves no draft behind', async () => {
    const methods = press()
    const page = openedByAdmin('/manage/news/new', methods)
    writes(await formNamed(page, 'news'), { ...WRITTEN, publishedAt: '2026-11-20T13:00' })
    await sends(page, 'news', { [form.reason]: 'It is winter' })
    await page.findByRole('heading', { level: 1, name: news.change })
    expect(page.address()).toBe('/manage/news/8')
    const sent = { type: 0, publishedAt: NOW, image: null, texts: [TEXT] }
    expect(methods.saveNews.mock.calls).toEqual([[{ id: null, news: sent, reason: 'It is winter' }]])
    page.unmount()
    const again = openedByAdmin('/manage/news/new', press())
    expect(valuesOf(await formNamed(again, 'news'))).toMatchObject({ 'title-dk': '', reason: '' })
  })

  it('is changed where it is, and stays in the form', async () => {
    const methods = press([NEWS])
    const page = openedByAdmin('/manage/news/3', methods)
    writes(await formNamed(page, 'news'), { 'title-dk': 'Isbad' })
    await sends(page, 'news', { [form.reason]: 'It froze' })
    await page.findByText(form.done)
    expect(methods.saveNews.mock.lastCall?.[0]).toMatchObject({ id: 3, news: { texts: [{ title: 'Isbad' }] } })
    expect(valuesOf(await formNamed(page, 'news'))).toMatchObject({ 'title-dk': 'Isbad' })
  })

  it('is shown as players see it, without a reason and without being saved', async () => {
    const methods = press()
    const page = openedByAdmin('/manage/news/new', methods)
    writes(await formNamed(page, 'news'), WRITTEN)
    await page.user.click(page.getByRole('button', { name: news.preview }))
    await page.findByRole('heading', { name: news.previewTitle })
    expect((await page.findByText('kold')).localName).toBe('em')
    expect(methods.saveNews).not.toHaveBeenCalled()
    expect(valuesOf(await formNamed(page, 'news'))).toMatchObject(WRITTEN)
  })

  it('is there again after a reload, a way out of the page and a refusal, which says what is too long', async () => {
    const saveNews = () => Promise.reject(new Misfit('newsTitle', 'newsTitle: 1 to 80 letters'))
    const first = openedByAdmin('/manage/news/new', press())
    writes(await formNamed(first, 'news'), WRITTEN)
    first.unmount()
    const page = openedByAdmin('/manage/news/new', {
      ...press(),
      newsTable: async () => ({ rows: [], total: 0 }),
      saveNews,
    })
    await formNamed(page, 'news')
    await page.goTo('/manage/news')
    await page.findByRole('link', { name: news.write })
    await page.goTo('/manage/news/new')
    expect(valuesOf(await formNamed(page, 'news'))).toMatchObject(WRITTEN)
    await sends(page, 'news', { [form.reason]: 'It is winter' })
    await page.findByText(new RegExp(`^${news.title}: \\d+ to \\d+`))
    expect(valuesOf(await formNamed(page, 'news'))).toMatchObject({ ...WRITTEN, reason: 'It is winter' })
  })

  it('shows what somebody else has saved meanwhile instead of a draft of it', async () => {
    const first = openedByAdmin('/manage/news/3', press([NEWS]))
    writes(await formNamed(first, 'news'), { 'title-dk': 'Isbad', 'message-dk': 'Dammen er frossen.' })
    first.unmount()
    const changed = { ...NEWS, texts: [{ ...TEXT, title: 'Vinterdam' }] }
    const page = openedByAdmin('/manage/news/3', press([changed]))
    const now = { 'title-dk': 'Vinterdam', 'message-dk': 'Dammen er frossen.' }
    expect(valuesOf(await formNamed(page, 'news'))).toMatchObject(now)
  })
})

const FILM: WholeFilm = {
  ...{ id: 2, source: '/films/walk.webm', seconds: 65, startsAt: null },
  titles: [{ language: 'dk', title: 'Gåturen' }],
}
const FOR_A_REASON = { [form.reason]: 'For the winter' }

describe('[CI1] the programme of the cinema', () => {
  it('gets a film with its length, its start by the clock of Oslo, and titles', async () => {
    const saveFilm = vi.fn(async (_film: object) => {})
    const page = openedByAdmin('/manage/cinema', { films: async () => [], saveFilm })
    await page.findAllByText(cinema.none)
    writes(await formNamed(page, 'add'), {
      source: FILM.source,
      length: '1:05',
      startsAt: '2026-11-20T13:00',
      dk: 'Gåturen',
    })
    await sends(page, 'add', FOR_A_REASON)
    await page.findByText(form.done)
    const film = { source: FILM.source, seconds: 65, startsAt: NOW, titles: FILM.titles }
    expect(saveFilm.mock.calls).toEqual([[{ id: null, film, reason: 'For the winter' }]])
  })

  it('changes a film, and takes one off', async () => {
    const [saveFilm, removeFilm] = [vi.fn(async (_film: object) => {}), vi.fn(async (_film: object) => {})]
    const page = openedByAdmin('/manage/cinema', { films: async () => [FILM], saveFilm, removeFilm })
    writes(await formNamed(page, 'change 2'), { en: 'The walk' })
    await sends(page, 'change 2', FOR_A_REASON)
    await sends(page, 'remove 2', FOR_A_REASON)
    await waitFor(() => expect(removeFilm.mock.calls).toEqual([[{ id: 2, reason: 'For the winter' }]]))
    const titles = [...FILM.titles, { language: 'en', title: 'The walk' }]
    expect(saveFilm.mock.lastCall?.[0]).toMatchObject({ id: 2, film: { titles } })
  })
})

describe('the team', () => {
  const entries: TeamEntry[] = [1, 2].map((id) => {
    return { id, type: 'dev', dogName: `Dog ${id}`, username: 'Selina', contributions: [] }
  })

  it('gets a dog of a kind, and says of an unknown one why it does not', async () => {
    const addTeamEntry = vi.fn(async (_entry: object) => {})
    const page = openedByAdmin('/manage/team', { teamEntries: async () => [], addTeamEntry })
    addTeamEntry.mockRejectedValueOnce(refused('no-such-dog', 'en'))
    const fields = { [team.dog]: 'Bella', [team.type]: 'Designer', ...FOR_A_REASON }
    await sends(page, 'add', fields)
    await page.findByText(refused('no-such-dog', 'en').message)
    expect(valuesOf(await formNamed(page, 'add'))).toMatchObject({ dogName: 'Bella', type: 'Designer' })
    await sends(page, 'add')
    await page.findByText(form.done)
    expect(addTeamEntry.mock.lastCall).toEqual([{ dogName: 'Bella', type: 'Designer', reason: 'For the winter' }])
  })

  it('has words about a dog in each language, an order, and a way off the page', async () => {
    const done = vi.fn(async (_change: unknown) => {})
    const methods = { describeTeamEntry: done, raiseTeamEntry: done, removeTeamEntry: done }
    const page = openedByAdmin('/manage/team', { teamEntries: async () => entries, ...methods })
    const described = await formNamed(page, 'describe 1')
    fill(described, { [LANGUAGE_NAMES.se]: 'Ritar träd' })
    await sends(page, 'describe 1', FOR_A_REASON)
    await sends(page, 'raise 2')
    await sends(page, 'remove 2', FOR_A_REASON)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(3))
    const contributions = ['', '', '', 'Ritar träd'].map((contribution, place) => ({
      language: (['dk', 'en', 'no', 'se'] as const)[place],
      contribution,
    }))
    expect(done.mock.calls).toEqual([
      [{ id: 1, reason: 'For the winter', contributions }],
      [2],
      [{ id: 2, reason: 'For the winter' }],
    ])
    await expect(formNamed(page, 'raise 1')).rejects.toThrow('no form raise 1')
  })
})
