import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { PAGES, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { Page, StampKey } from '#durable/rules/stamps/stamps.ts'
import type { Fields } from '#test/app/api-server.ts'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import { NOON } from '#test/support/park.ts'

type Book = { stamps: { key: StampKey; at: string }[]; paid: Page[] }

function aBook(keys: readonly StampKey[], paid: Page[] = [], at = NOON - 60 * 60_000): Book {
  return { stamps: keys.map((key) => ({ key, at: new Date(at).toISOString() })), paid }
}

async function opensBook(book: Book, fields: Fields = {}, language: 'dk' | 'en' | 'no' | 'se' = 'en') {
  const page = await enteredPark({ language, fields: { openBook: () => book, ...fields } })
  await page.user.keyboard('l')
  const window = within(await page.find('dialog', page.texts.game.menu.book))
  await window.findByRole('list')
  return { ...page, window, words: page.texts.book }
}

it.each(LANGUAGES)(
  '[BK1] shows each of four pages as hints, and what was found by name, without a count (%s)',
  async (language) => {
    const { window, words, user } = await opensBook(aBook(['walk']), {}, language)
    for (const page of PAGES) {
      await user.click(window.getByRole('button', { name: words.page[page] }))
      const list = window.getByRole('list', { name: words.page[page] })
      expect(within(list).getAllByRole('listitem')).toHaveLength(stampsOn(page).length)
      for (const key of stampsOn(page)) {
        expect(within(list).getByText(words.hint[key])).toBeTruthy()
        expect(within(list).queryByText(words.name[key]) !== null).toBe(key === 'walk')
      }
      expect(list.textContent).not.toMatch(/[0-9%]/)
    }
  },
)

it('[BK1] says of what is not found that it is not', async () => {
  const { window, words } = await opensBook(aBook(['walk']))
  expect(window.getAllByText(words.unfound)).toHaveLength(stampsOn('first').length - 1)
})

it('[BK3] gives the bones of a full page to the own dog, once', async () => {
  const book = aBook(stampsOn('places'))
  const asked: object[] = []
  const takeBookPage = (by: object) => {
    asked.push(by)
    book.paid.push('places')
    return 20
  }
  const { window, words, user } = await opensBook(book, { takeBookPage })
  expect(window.queryByRole('button', { name: 'Take 20 bones' })).toBeNull()
  await user.click(window.getByRole('button', { name: words.page.places }))
  await user.click(window.getByRole('button', { name: 'Take 20 bones' }))
  await window.findByText(words.taken)
  expect(asked).toMatchObject([{ dogId: ME, page: 'places' }])
  expect(window.queryByRole('button', { name: 'Take 20 bones' })).toBeNull()
})

it('[BK3] says why a page gives nothing, and keeps its key', async () => {
  const takeBookPage = () => refused('dog-is-dead')
  const { window, texts, user } = await opensBook(aBook(stampsOn('first')), { takeBookPage })
  await user.click(window.getByRole('button', { name: 'Take 20 bones' }))
  await window.findByText(texts.refusals['dog-is-dead'], { exact: false })
  expect(window.getByRole('button', { name: 'Take 20 bones' })).toBeTruthy()
})

it('[BK2] tells of each new stamp of the page, and opens the book where it is', async () => {
  const book = aBook(['walk'])
  const page = await enteredPark({ fields: { openBook: () => book, book: () => book } })
  const { name, told, look, hint } = page.texts.book
  book.stamps.push(...aBook(['bell', 'boat'], [], NOON).stamps)
  page.park.learn([{ type: 'nudge', dog: ME, about: 'book' }])
  await page.findByText(told.replace('{{name}}', name.bell))
  await page.passes(60_000)
  expect(page.queryByText(told.replace('{{name}}', name.bell))).toBeNull()
  await page.press(look)
  await page.findByText(name.boat)
  expect(page.getByText(hint.towel)).toBeTruthy()
  expect(page.queryByText(told.replace('{{name}}', name.walk))).toBeNull()
})

it('[BK2] the open book shows a new stamp at once, without a notice', async () => {
  const book = aBook([])
  const { park, window, words } = await opensBook(book, { book: () => book })
  book.stamps.push(...aBook(['swim'], [], NOON).stamps)
  park.learn([{ type: 'nudge', dog: ME, about: 'book' }])
  await window.findByText(words.name.swim)
})
