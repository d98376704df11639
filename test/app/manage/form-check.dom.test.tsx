import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { FreshContext } from '#app/manage/frame/fresh.ts'
import { NewsEditor } from '#app/manage/news/news-editor.tsx'
import { SettingsPage } from '#app/manage/settings/settings-page.tsx'
import { TryForm } from '#app/manage/words/try-form.tsx'
import { LANGUAGE_NAMES, LANGUAGES } from '#durable/rules/languages.ts'
import { SETTINGS, settingsFrom } from '#durable/rules/staff/settings.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const NOW = Date.UTC(2026, 10, 20, 12)

const isFresh = (page: ReactNode) => <FreshContext.Provider value>{page}</FreshContext.Provider>

describe.each(LANGUAGES)('in %s', (language) => {
  const { form, news, words } = TEXTS[language].manage
  const missing = (field: string) => form.missing.replace('{{field}}', field)
  const editor = isFresh(<NewsEditor news={null} pictures={[]} now={NOW} />)

  it('says of an empty announcement that its texts are missing', async () => {
    const { user, getByRole, findByText } = openedPage(editor, language)
    await user.click(getByRole('button', { name: news.save }))
    await findByText(news.noText)
    expect(document.activeElement?.getAttribute('name')).toBe(`title-${LANGUAGES[0]}`)
  })

  it('says in which language the title or the message is missing, and opens it', async () => {
    const { user, getByRole, findByText, container } = openedPage(editor, language)
    const [, other] = LANGUAGES
    container.querySelector<HTMLTextAreaElement>(`[name="message-${other}"]`)!.value = 'Woof'
    await user.click(getByRole('button', { name: news.save }))
    await findByText(missing(`${LANGUAGE_NAMES[other]} · ${news.title}`))
    const title = container.querySelector<HTMLInputElement>(`[name="title-${other}"]`)
    expect(document.activeElement).toBe(title)
    expect(title?.closest('details')?.open).toBe(true)
  })

  it('says that the reason is missing, and how long it has to be', async () => {
    const { user, getByRole, findByText, container } = openedPage(editor, language)
    for (const part of ['title', 'message'])
      container.querySelector<HTMLInputElement>(`[name="${part}-dk"]`)!.value = 'Vuf'
    await user.click(getByRole('button', { name: news.save }))
    await findByText(missing(form.reason))
    await user.type(getByRole('textbox', { name: form.reason }), 'no')
    await user.click(getByRole('button', { name: news.save }))
    await findByText(new RegExp(`^${form.reason}: \\d+ \\S+ \\d+`))
  })

  it('says between which numbers a setting is', async () => {
    const flags = { stage: false, local: false, google: true }
    const page = isFresh(<SettingsPage version="1" flags={flags} values={settingsFrom({})} />)
    const { user, container, findByText } = openedPage(page, language)
    const { least, most } = SETTINGS.SLOW_CHAT
    const field = container.querySelector<HTMLInputElement>('[type=number]')!
    field.value = String(most + 1)
    await user.click(field.form!.querySelector('button')!)
    await findByText(new RegExp(`: ${least} \\S+ ${most}$`))
  })

  it('says what a trial of a word lacks', async () => {
    const page = <TryForm wanted={{ language: 'dk', list: 'hold', entry: '', isIn: true }} />
    const { user, getByRole, findByText } = openedPage(page, language)
    await user.click(getByRole('button', { name: words.tryIt }))
    await findByText(missing(words.entry))
  })
})
