import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { RoomSocket } from '#test/app/game/room-socket.ts'
import { NOON } from '#test/support/park.ts'

/** Longer than a change waits until it is saved. */
const SAVED_MS = 1000
const MINUTE_MS = 60_000

/** Opens a window by its line of the menu. */
async function opensByMenu({ press, find, texts }: EnteredPark, entry: string) {
  await press(texts.game.bar.menu)
  await press(entry, 'menuitem')
  return within(await find('dialog', entry))
}

it('keeps a changed setting, saves it once the player has stopped, and sets all of them back', async () => {
  const entered = await enteredPark({ language: 'dk', fields: { saveSettings: true } })
  const { texts, server, passes, user } = entered
  const { options } = texts.late
  const window = await opensByMenu(entered, texts.game.bar.options)
  const size = window.getByRole('slider', { name: options.textPercent })
  for (const value of ['110', '120', '130']) fireEvent.change(size, { target: { value } })
  await user.click(window.getByRole('checkbox', { name: new RegExp(`^${options.letterKeys}`) }))
  expect(document.documentElement.style.fontSize).toBe('130%')
  expect(server.variablesOf('SaveSettings')).toEqual([])
  await passes(SAVED_MS)
  expect(server.variablesOf('SaveSettings')).toEqual([{ settings: { textPercent: 130, letterKeys: false } }])
  await user.click(window.getByRole('button', { name: options.reset }))
  expect(document.documentElement.style.fontSize).toBe('')
  expect(size).toHaveProperty('value', '100')
})

it('keeps a setting on the page that could not be saved, and sends it with the next one', async () => {
  let isOut = true
  const entered = await enteredPark({
    fields: {
      saveSettings: () => {
        if (isOut) throw refused('try-again')
        return true
      },
    },
  })
  const { texts, server, passes, user } = entered
  const { options } = texts.late
  const window = await opensByMenu(entered, texts.game.bar.options)
  await user.click(window.getByRole('checkbox', { name: new RegExp(`^${options.light}`) }))
  await passes(SAVED_MS)
  isOut = false
  await user.click(window.getByRole('checkbox', { name: new RegExp(`^${options.weather}`) }))
  await passes(SAVED_MS)
  expect(server.variablesOf('SaveSettings').at(-1)).toEqual({ settings: { light: false, weather: false } })
})

it('has volumes that rest while there is no sound', async () => {
  const entered = await enteredPark({ language: 'se', fields: { saveSettings: true } })
  const { texts, user } = entered
  const window = await opensByMenu(entered, texts.game.menu.sound)
  const volume = () => window.getByRole('slider', { name: texts.late.options.soundPercent }).matches(':disabled')
  expect(volume()).toBe(true)
  await user.click(window.getByRole('checkbox', { name: new RegExp(`^${texts.late.options.sound}`) }))
  expect(volume()).toBe(false)
})

it('[C12] says a phrase, which others read in their own language', async () => {
  const { texts, user, press, find, meets } = await enteredPark({ language: 'no' })
  const other = meets(2, 'Hører')
  const { phrases } = texts.game.talk
  await press(phrases.title)
  const window = within(await find('dialog', phrases.title))
  await user.click(await window.findByRole('tab', { name: texts.late.phrases.subject.thanks }))
  const [first] = within(window.getByRole('tabpanel')).getAllByRole('button')
  await user.click(first!)
  await waitFor(() => expect(other.of('said').map(({ phrase }) => typeof phrase)).toEqual(['string']))
})

it('says that there are no news, or that they could not be fetched, and fetches them again', async () => {
  let isOut = true
  const entered = await enteredPark({
    language: 'dk',
    fields: {
      trailFinders: 0,
      latestAnnouncements: () => {
        if (isOut) throw refused('try-again')
        return []
      },
    },
  })
  const { texts, press } = entered
  const window = await opensByMenu(entered, texts.game.menu.news)
  await window.findByText(texts.game.life.failed)
  isOut = false
  await press(texts.game.life.again)
  await window.findByText(texts.site.news.empty)
})

async function opensShop({ press, find, texts }: EnteredPark) {
  await press(texts.game.life.shop.open)
  return within(await find('dialog', texts.late.shop.title))
}

/** What the hat shop sells: a flower for six bones, by its name in the page's language. */
const shelvesWith = (name: string) => ({ shopGoods: [{ kind: 'flower', name, price: 6, isRare: false }] })

it('says how many bones are missing, and sells nothing', async () => {
  const fields = shelvesWith('Blomst')
  const entered = await enteredPark({ language: 'dk', room: 'hat-shop', own: { bones: 2 }, fields })
  const { shop } = entered.texts.late
  const window = await opensShop(entered)
  await window.findByText(shop.hint)
  await entered.press(/^Blomst, 6/)
  await window.findByText(shop.missing_other.replace('{{count}}', '4'))
  expect(window.getByRole('button', { name: shop.buy }).matches(':disabled')).toBe(true)
})

it('says why a thing is not sold', async () => {
  const buyThing = () => {
    throw refused('too-often')
  }
  const fields = { ...shelvesWith('Blomma'), buyThing }
  const entered = await enteredPark({ language: 'se', room: 'hat-shop', fields })
  const window = await opensShop(entered)
  await entered.press(/^Blomma, 6/)
  await entered.press(entered.texts.late.shop.buy)
  await window.findByText(entered.texts.refusals['too-often'])
})

it('[C13] says how slow a room is, and keeps a line that comes too early', async () => {
  const { texts, park, says, meets, field, findByText } = await enteredPark()
  const other = meets(2, 'Hører')
  act(() => park.calmDown({ mode: 'slow', everySeconds: 60, until: NOON + 5 * MINUTE_MS }))
  const [begin = ''] = texts.late.calm.banner.slow.replace('{{seconds}}', '60').split('{{')
  expect(begin).toContain('60')
  await findByText((words) => words.startsWith(begin.trim()))
  await says('one line')
  await says('another line')
  await waitFor(() => expect(field().value).toBe('another line'))
  expect(other.of('said').map(({ text }) => text)).toEqual(['one line'])
})

it('[C13] lets a moderator slow the room down, and says why that is refused', async () => {
  let isRefused = true
  const entered = await enteredPark({
    dog: { owner: { admin: 0, moderator: 1 } },
    fields: {
      calmRoom: () => {
        if (isRefused) throw refused('too-often')
        return true
      },
    },
  })
  const { calm } = entered.texts.late
  const window = await opensByMenu(entered, entered.texts.game.talk.calm.title)
  await entered.press(calm.send)
  await window.findByText(entered.texts.refusals['too-often'])
  isRefused = false
  await entered.press(calm.send)
  await waitFor(() => expect(entered.server.variablesOf('CalmRoom').length).toBe(2))
  expect(entered.server.variablesOf('CalmRoom')[1]).toEqual({
    room: 'plaza',
    mode: 'slow',
    everySeconds: 5,
    minutes: 5,
  })
})

it('says that the connection is lost, keeps what was typed, and comes back when it is asked to', async () => {
  const { texts, user, room, field, press, passes, findByText } = await enteredPark({ language: 'se' })
  const { link } = texts.game
  await user.click(field())
  await user.paste('half a line')
  const { doorway } = RoomSocket
  RoomSocket.doorway = null
  act(() => RoomSocket.cutAll())
  await passes(1500)
  await findByText(new RegExp(link.lost))
  RoomSocket.doorway = doorway
  await press(link.tryNow)
  await passes(1000)
  await findByText(link.back)
  expect(field().value).toBe('half a line')
  expect(room('plaza').own.has(ME)).toBe(true)
})
