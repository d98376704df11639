import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { refused } from '#test/app/api-server.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-20T11:00:00Z') })
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const FAIR = {
  ...{ id: 4, rev: 'seen', type: 0, publishedAt: '2026-11-27T15:00:00.000Z', image: null },
  texts: [{ language: 'en', title: 'The fair', message: '**Come** at four', imageAlt: null }],
}
const rowOf = ({ id, type, publishedAt, texts }: typeof FAIR) => ({
  ...{ id, type, publishedAt, title: texts[0]?.title ?? '', languages: texts.length },
})
const OLD = { ...rowOf(FAIR), id: 2, title: 'Opened', publishedAt: '2026-11-01T10:00:00.000Z', languages: 4 }

/** The tab of announcements: one is planned, an older one is out. */
async function openedNews(language: Language = 'en') {
  const editor = openedEditor(language)
  const { server, user, findByRole, getByRole, texts } = editor
  server.fields = {
    ...server.fields,
    editedNews: [rowOf(FAIR), OLD],
    editedAnnouncement: ({ id }: { id: number }) => ({ ...FAIR, id }),
    newsPictures: ['/news/duck.png'],
    saveAnnouncement: ({ id }: { id?: number | null }) => id ?? 9,
  }
  await user.click(getByRole('tab', { name: texts.tab.announcements }))
  const list = within(await findByRole('list', { name: texts.tab.announcements }))
  /** The form of the chosen announcement, once it has come. */
  const form = async () => {
    await findByRole('combobox', { name: texts.news.type })
    const field = (part: 'title' | 'message' | 'alt', of: Language) =>
      getByRole('textbox', { name: new RegExp(`^${texts.news[part].replace(/[()]/g, '.')}.*${LANGUAGE_NAMES[of]}`) })
    return { field, why: getByRole('textbox', { name: texts.reason.why }) }
  }
  return { ...editor, list, form, saves: () => user.click(getByRole('button', { name: texts.news.save })) }
}

it.each(LANGUAGES)('lists which are planned and which are out, and what is missing: %s', async (language) => {
  const { list, texts } = await openedNews(language)
  const [planned, out] = list.getAllByRole('button').map(({ textContent }) => textContent)
  const before = (words: string) => words.split('{{')[0] ?? ''
  expect(planned).toContain(before(texts.news.plannedFor))
  expect(planned).toContain(texts.news.lacking_other.replace('{{count}}', '3'))
  expect(out).toContain(before(texts.news.outSince))
})

it('saves a planned announcement by the hour of Oslo, and says so', async () => {
  const { server, user, opens, form, saves, getByLabelText, findByText, texts } = await openedNews()
  await opens('^The fair')
  const { field, why } = await form()
  const moment = getByLabelText(texts.news.publishAt)
  expect(moment).toHaveProperty('value', '2026-11-27T16:00')
  await user.type(field('title', 'en'), ' comes')
  await user.type(why, 'a better title')
  await saves()
  await findByText(texts.people.saved)
  expect(server.variablesOf('SaveAnnouncement')).toEqual([
    {
      ...{ op: expect.any(String), id: 4, rev: 'seen', reason: 'a better title' },
      ...{ type: 0, publishedAt: '2026-11-27T15:00:00.000Z', image: null },
      texts: [{ language: 'en', title: 'The fair comes', message: '**Come** at four', imageAlt: '' }],
    },
  ])
  expect(server.variablesOf('EditedNews').length).toBe(2)
})

it('says what is missing in a language that is begun, and asks the server nothing', async () => {
  const { server, user, opens, form, saves, getByText, getAllByText, texts } = await openedNews('dk')
  await opens(texts.news.write)
  const { field } = await form()
  await saves()
  getByText(texts.news.noText)
  await user.type(field('title', 'dk'), 'Marked')
  await saves()
  expect(getAllByText(texts.fault.missing).length).toBe(1)
  expect(field('message', 'dk').getAttribute('aria-invalid')).toBe('true')
  expect(server.variablesOf('SaveAnnouncement')).toEqual([])
})

it('shows what players will see while it is typed', async () => {
  const { opens, form, findByRole } = await openedNews()
  await opens('^The fair')
  await form()
  const slip = within(await findByRole('article'))
  slip.getByRole('heading', { name: 'The fair' })
  expect(slip.getByText('Come').tagName).toBe('STRONG')
})

it('says of one that is out that the change is seen at once, and of a new one that it will be out', async () => {
  const { server, opens, form, findByText, texts } = await openedNews()
  server.fields = { ...server.fields, editedAnnouncement: { ...FAIR, id: OLD.id, publishedAt: OLD.publishedAt } }
  await opens('^Opened')
  await form()
  await findByText(texts.news.outAlready)
  await opens(texts.news.write)
  await findByText(texts.news.outAtOnce)
})

it('keeps what was typed where the sign-in is too old, and when the tab changes', async () => {
  const { server, user, opens, form, saves, getByRole, findByRole, texts } = await openedNews()
  server.fields = {
    ...server.fields,
    saveAnnouncement: () => Promise.reject(refused('sign-in-again', 'Sign in again')),
  }
  await opens('^The fair')
  const { field, why } = await form()
  await user.type(field('message', 'en'), ' sharp')
  await user.type(why, 'be on time')
  await saves()
  await findByRole('link', { name: texts.reason.signIn })
  await user.click(getByRole('tab', { name: texts.tab.user }))
  await user.click(getByRole('tab', { name: texts.tab.announcements }))
  await opens(`^The fair.*${texts.news.unsaved}`)
  const again = await form()
  expect(again.field('message', 'en')).toHaveProperty('value', '**Come** at four sharp')
  expect(again.why).toHaveProperty('value', 'be on time')
  await user.click(getByRole('button', { name: texts.news.drop }))
  expect(again.field('message', 'en')).toHaveProperty('value', '**Come** at four')
})

it('says when an announcement has changed since it was typed on', async () => {
  const { server, user, opens, form, getByRole, findByText, texts } = await openedNews()
  await opens('^The fair')
  const { field } = await form()
  await user.type(field('title', 'en'), '!')
  server.fields = { ...server.fields, editedAnnouncement: { ...FAIR, type: 1 } }
  await user.click(getByRole('tab', { name: texts.tab.user }))
  await user.click(getByRole('tab', { name: texts.tab.announcements }))
  await opens('^The fair')
  await findByText(texts.news.overtaken)
})

it('keeps what was typed where others have changed it, and saves it over what was then shown', async () => {
  const { server, user, opens, form, saves, findByText, texts } = await openedNews()
  await opens('^The fair')
  const { field, why } = await form()
  await user.type(field('title', 'en'), ' comes')
  await user.type(why, 'a better title')
  const { saveAnnouncement } = server.fields
  server.fields = {
    ...server.fields,
    editedAnnouncement: { ...FAIR, rev: 'newer', type: 1 },
    saveAnnouncement: () => Promise.reject(refused('others-changed', 'Others have changed it')),
  }
  await saves()
  await findByText('Others have changed it')
  await findByText(texts.news.overtaken)
  expect(field('title', 'en')).toHaveProperty('value', 'The fair comes')
  expect(why).toHaveProperty('value', 'a better title')
  server.fields = { ...server.fields, saveAnnouncement }
  await saves()
  await findByText(texts.people.saved)
  expect(server.variablesOf('SaveAnnouncement')).toMatchObject([{ rev: 'seen' }, { rev: 'newer' }])
})

it('repeats a request without an answer under its op id', async () => {
  const { server, user, opens, form, saves, findByText, texts } = await openedNews()
  await opens('^The fair')
  const { why } = await form()
  await user.type(why, 'a better title')
  const { saveAnnouncement } = server.fields
  server.fields = { ...server.fields, saveAnnouncement: () => Promise.reject(new Error('away')) }
  await saves()
  await findByText(texts.news.unanswered)
  server.fields = { ...server.fields, saveAnnouncement }
  await saves()
  await findByText(texts.people.saved)
  const [lost, again] = server.variablesOf('SaveAnnouncement')
  expect(again).toEqual(lost)
})
