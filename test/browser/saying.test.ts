import { expect } from 'vitest'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'
import { PHONE } from './visitor.ts'

/** The lists of suggestions over the chat field. */
function listsOf({ page, texts }: Visitor) {
  const { roster, talk } = texts.game
  return {
    commands: page.getByRole('listbox', { name: talk.commands.label }),
    dogs: page.getByRole('listbox', { name: roster.title }),
  }
}

it('offers the commands: arrows choose, Tab completes, Escape closes only the list', async ({ park }) => {
  await park.bot({ dogs: ['Lyre'] })
  const visitor = await park.enters({ dogs: ['Taster'], language: 'dk' })
  const { commands, dogs } = listsOf(visitor)
  const { keyboard } = visitor.page
  await visitor.field().focus()
  await keyboard.type('/')
  await commands.waitFor()
  // The commands of moderators are not among them.
  expect(await commands.getByRole('option').count()).toBe(12)
  await keyboard.press('ArrowDown')
  const chosen = commands.getByRole('option', { selected: true })
  expect(await chosen.innerText()).toContain('/w')
  expect(await visitor.field().getAttribute('aria-activedescendant')).toBe(await chosen.getAttribute('id'))
  await keyboard.press('Tab')
  expect(await visitor.field().inputValue()).toBe('/w ')
  await keyboard.type('L')
  await dogs.getByRole('option', { name: 'Lyre' }).waitFor()
  await keyboard.press('Escape')
  await dogs.waitFor({ state: 'detached' })
  expect(await visitor.field().inputValue()).toBe('/w L')
  await keyboard.type('y')
  expect(await dogs.count()).toBe(0)
})

it('completes the name of a mentioned dog, and puts emoji into the line', async ({ park }) => {
  const called = await park.bot({ dogs: ['Lunte'] })
  const visitor = await park.enters({ dogs: ['Råber'], language: 'dk' })
  const { dogs } = listsOf(visitor)
  const { emotes } = visitor.texts.game
  const { signs } = visitor.texts.late
  await visitor.field().focus()
  await visitor.page.keyboard.type('Hej @lu')
  await dogs.waitFor()
  await visitor.page.keyboard.press('Enter')
  expect(await visitor.field().inputValue()).toBe('Hej @Lunte ')
  await visitor.button(emotes.label).click()
  await visitor.button(signs.name.ball).click()
  await visitor.button(signs.name.heart).click()
  expect(await visitor.field().inputValue()).toBe('Hej @Lunte 🎾❤️')
  await visitor.page.keyboard.press('Escape')
  await visitor.button(signs.name.ball).waitFor({ state: 'detached' })
  await visitor.page.keyboard.press('Enter')
  await called.until(() => called.lines.some(({ text }) => text === 'Hej @Lunte 🎾❤️'))
})

it('keeps an unknown command with a message, lists who is here, and has a window with all commands', async ({
  park,
}) => {
  await park.bot({ dogs: ['Nabo'] })
  const visitor = await park.enters({ dogs: ['Famler'], language: 'dk' })
  const { menu, talk } = visitor.texts.game
  await visitor.triesToSay('/dans')
  await visitor.page.getByText(talk.commands.unknown.replace('{{name}}', 'dans')).waitFor()
  expect(await visitor.field().inputValue()).toBe('/dans')
  await visitor.say('/who')
  await visitor.page.getByText(talk.commands.here.replace('{{names}}', 'Nabo')).waitFor()
  await visitor.say('/help')
  await visitor.page.getByRole('dialog', { name: menu.help }).getByText('/sniff').waitFor()
})

it('goes through earlier commands by the arrow keys, without a list in the way', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Ekko'], language: 'dk' })
  await visitor.say('/sit')
  await visitor.say('/who')
  const { keyboard } = visitor.page
  const seen: string[] = []
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await keyboard.press(key)
    seen.push(await visitor.field().inputValue())
  }
  expect(seen).toEqual(['/who', '/sit', '/who', ''])
})

it('shows an emote, mutes a dog and clears the log by commands', async ({ park }) => {
  const other = await park.bot({ dogs: ['Larm'] })
  const visitor = await park.enters({ dogs: ['Stille'], language: 'dk' })
  const { dogMenu, emotes, log } = visitor.texts.game
  let felt: unknown
  other.onTold = ({ type, emote }) => void (type === 'emoted' && (felt = emote))
  await visitor.say(`/emote ${emotes.name.heart}`)
  await other.until(() => felt === 'heart')
  await visitor.say('/mute larm')
  await visitor.page.getByText(dogMenu.ignored.replace('{{name}}', 'Larm')).waitFor()
  await visitor.say('/clear')
  await visitor.log().getByText(log.nothing.all).waitFor()
})

it('completes and runs a command by touch on a phone', async ({ park }) => {
  await park.bot({ dogs: ['Duft'] })
  const visitor = await park.enters({ dogs: ['Tommel'] }, { viewport: PHONE })
  const { commands, dogs } = listsOf(visitor)
  await visitor.field().click()
  await visitor.field().fill('/')
  await commands.getByRole('option', { name: '/sniff' }).click()
  expect(await visitor.field().inputValue()).toBe('/sniff ')
  await dogs.getByRole('option', { name: 'Duft' }).click()
  await dogs.waitFor({ state: 'detached' })
  expect(await visitor.field().inputValue()).toBe('')
})
