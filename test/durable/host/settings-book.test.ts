import { expect, it } from 'vitest'
import type { DiskPort, HeldSettings, LibraryPort } from '#durable/host/ports.ts'
import { SettingsBook } from '#durable/host/settings-book.ts'
import { aDisk } from '#test/support/memory-storage.ts'

const SET: HeldSettings = {
  revision: 2,
  texts: { SLOW_CHAT: '15' },
  words: [{ language: 'en', list: 'hold', entry: 'zorkel', isIn: true }],
}

function aBook({ held = SET, disk = aDisk() }: { held?: HeldSettings | Error; disk?: DiskPort } = {}) {
  const outages: unknown[] = []
  const faults = { bug: () => {}, outage: (error: unknown) => outages.push(error) }
  const library: LibraryPort = {
    pack: () => Promise.reject(new Error('no pack was asked for')),
    settings: () => (held instanceof Error ? Promise.reject(held) : Promise.resolve(held)),
  }
  return { disk, outages, book: new SettingsBook({ disk, library, faults }) }
}

it('has the initial settings and the word lists of the code until staff set something', () => {
  const { book } = aBook()
  expect([book.settings.SLOW_CHAT, book.filter.line('a zorkel').outcome]).toEqual([0, 'say'])
})

it('fetches only a newer revision', async () => {
  const { book } = aBook()
  expect(await book.newerThanHeld(2)).toEqual(SET)
  book.take(SET)
  expect(await book.newerThanHeld(2)).toBeNull()
})

it('takes a revision once', () => {
  const { book } = aBook()
  expect([book.take(SET), book.take(SET)]).toEqual([true, false])
})

it('takes no revision that is older than its own', () => {
  const { book } = aBook()
  book.take(SET)
  expect(book.take({ revision: 1, texts: {}, words: [] })).toBe(false)
  expect(book.settings.SLOW_CHAT).toBe(15)
})

it('[Y8] holds switches, numbers and word lists after a sleep of the room', () => {
  const { book, disk } = aBook()
  book.take(SET)
  const { book: again } = aBook({ disk })
  expect([again.settings.SLOW_CHAT, again.filter.line('a zorkel').outcome]).toEqual([15, 'hold'])
})

it('reads what an older version has stored, with initial values for newer settings', () => {
  const disk = aDisk()
  disk.now({ part: 'settings', value: { ...SET, texts: { A_FORMER_SETTING: '9' } } })
  expect(aBook({ disk }).book.settings.SLOW_CHAT).toBe(0)
})

it('keeps its settings while the library does not answer', async () => {
  const { book, outages } = aBook({ held: new Error('no answer') })
  expect(await book.newerThanHeld(1)).toBeNull()
  expect(outages).toHaveLength(1)
})
