import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NoAnswer } from '#test/app/api-server.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

const HEART = '❤️'

/** What a dog has said, as the others of the room were told it. */
const heard = (socket: ReturnType<EnteredPark['meets']>) => socket.of('said').map(({ text }) => text)

it('offers the commands: arrows choose, Tab completes, Escape closes only the list', async () => {
  const { user, texts, meets, field, find, queryByRole } = await enteredPark({ language: 'dk' })
  meets(2, 'Lyre')
  await user.click(field())
  await user.keyboard('/')
  const commands = await find('listbox', texts.game.talk.commands.label)
  // The commands of moderators are not among them.
  expect(within(commands).getAllByRole('option').length).toBe(15)
  await user.keyboard('{ArrowDown}')
  const chosen = within(commands).getByRole('option', { selected: true })
  expect(chosen.textContent).toContain('/w')
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id)
  await user.keyboard('{Tab}')
  expect(field().value).toBe('/w ')
  await user.keyboard('L')
  expect(within(await find('listbox', texts.game.roster.title)).getByRole('option').textContent).toBe('Lyre')
  await user.keyboard('{Escape}')
  expect(queryByRole('listbox')).toBeNull()
  expect(field().value).toBe('/w L')
  await user.keyboard('y')
  expect(queryByRole('listbox')).toBeNull()
})

it('completes the name of a mentioned dog, and puts emoji into the line', async () => {
  const { user, texts, meets, field, find, press, isGone } = await enteredPark({ language: 'dk' })
  const other = meets(2, 'Lunte')
  const { ball, heart } = texts.late.signs.name
  await user.click(field())
  await user.keyboard('Hej @lu')
  await find('listbox', texts.game.roster.title)
  await user.keyboard('{Enter}')
  expect(field().value).toBe('Hej @Lunte ')
  await press(texts.game.emotes.label)
  await press(ball)
  await press(heart)
  expect(field().value).toBe(`Hej @Lunte 🎾${HEART}`)
  await user.keyboard('{Escape}')
  await isGone('button', ball)
  await user.keyboard('{Enter}')
  expect(heard(other)).toEqual([`Hej @Lunte 🎾${HEART}`])
})

it('keeps an unknown command and says so, lists who is here and what there is', async () => {
  const { texts, meets, says, field, find, getByText } = await enteredPark({ language: 'dk' })
  meets(2, 'Nabo')
  const { menu, talk } = texts.game
  await says('/dans')
  expect(getByText(talk.commands.unknown.replace('{{name}}', 'dans'))).toBeTruthy()
  expect(field().value).toBe('/dans')
  await says('/who')
  expect(getByText(talk.commands.here.replace('{{names}}', 'Nabo'))).toBeTruthy()
  await says('/help')
  expect((await find('dialog', menu.help)).textContent).toContain('/sniff')
})

it('goes through earlier commands by the arrow keys, without a list in the way', async () => {
  const { user, says, field } = await enteredPark()
  await says('/sit')
  await says('/who')
  const seen: string[] = []
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown']) {
    await user.keyboard(`{${key}}`)
    seen.push(field().value)
  }
  expect(seen).toEqual(['/who', '/sit', '/who', ''])
})

it('shows an emote, mutes a dog and clears the log by commands', async () => {
  const { server, texts, meets, says, log, findByText } = await enteredPark({
    language: 'dk',
    fields: { ignoreDog: true },
  })
  const other = meets(2, 'Larm')
  await says(`/emote ${texts.game.emotes.name.heart}`)
  expect(other.of('emoted').map(({ emote }) => emote)).toEqual(['heart'])
  await says('/mute larm')
  await findByText(texts.game.dogMenu.ignored.replace('{{name}}', 'Larm'))
  expect(server.variablesOf('IgnoreDog')).toEqual([{ dogId: 2 }])
  await says('/clear')
  expect(log().textContent).toContain(texts.game.log.nothing.all)
})

it('completes and runs a command by presses alone, on a phone', async () => {
  const { user, park, texts, meets, field, find, press, isGone } = await enteredPark({ isPhone: true })
  meets(2, 'Duft')
  await user.click(field())
  await user.paste('/')
  await press(/^\/sniff/, 'option')
  expect(field().value).toBe('/sniff ')
  await find('listbox', texts.game.roster.title)
  await press('Duft', 'option')
  await isGone('listbox')
  expect(field().value).toBe('')
  await waitFor(() => expect(park.asked.map(({ type }) => type)).toEqual(['sniff']))
})

it('says ordinary lines, masks bad words, and refuses a telephone number with a reason', async () => {
  const { texts, meets, says, field, getByText } = await enteredPark({ language: 'dk' })
  const other = meets(2, 'Ørelap')
  // These Danish words are bad ones in other languages.
  await says('nu er det slut, fuld fart hjem til kokken')
  await says('hvad fuck')
  await says('ring 20 12 34 56')
  await waitFor(() => getByText(texts.refusals['personal-data']))
  expect(field().value).toBe('ring 20 12 34 56')
  await says('så ikke')
  expect(heard(other)).toEqual(['nu er det slut, fuld fart hjem til kokken', 'hvad ****', 'så ikke'])
})

it('shows a whisper to its two dogs and to nobody else', async () => {
  const { texts, meets, says, log, findByText } = await enteredPark({ language: 'no' })
  const [other, bystander] = [meets(2, 'Tapp'), meets(3, 'Vims')]
  await says('/w Tapp kom til søen')
  await findByText('kom til søen')
  expect(log().textContent).toContain(texts.game.whisper.to.replace('{{name}}', 'Tapp'))
  expect(other.of('whispered').map(({ text }) => text)).toEqual(['kom til søen'])
  expect(bystander.of('whispered')).toEqual([])
  act(() => void other.whisper(7, 'jeg kommer'))
  await findByText('jeg kommer')
  expect(log().textContent).toContain(texts.game.whisper.toYou)
})

it('marks a mention of the own dog, and counts unread lines of another tab', async () => {
  const { texts, meets, log, find, press, findByText } = await enteredPark({ name: 'Læser', language: 'dk' })
  const other = meets(2, 'Kalder')
  const { bar, log: words } = texts.game
  act(() => void other.say('@læser er du der?'))
  await findByText('@læser er du der?')
  expect(log().textContent).toContain(words.mention)
  await press(words.tab.whispers, 'tab')
  act(() => void other.say('nå, vi ses'))
  await press(`${words.tab.all}, ${bar.unread_one.replace('{{count}}', '1')}`, 'tab')
  await find('tab', words.tab.all)
  await findByText('nå, vi ses')
})

it('tells the others that its player types, and which emote its player has chosen', async () => {
  const { user, texts, meets, field, press } = await enteredPark({ language: 'dk' })
  const other = meets(2, 'Skriver')
  await user.click(field())
  await user.keyboard('jeg')
  await waitFor(() => expect(other.of('typing').length).toBe(1))
  await press(texts.game.emotes.label)
  await press(texts.game.emotes.name.heart)
  expect(other.of('emoted').map(({ emote }) => emote)).toEqual(['heart'])
})

it('hides the lines of a dog that is ignored, and says whom the player does not hear', async () => {
  const unheard = [{ id: 20, name: 'Fidi', isBlocked: false }]
  let isOut = true
  const { texts, server, meets, press, user, log, find, findByText, findAllByRole, isGone } = await enteredPark({
    language: 'se',
    fields: {
      ignoreDog: true,
      hearAgain: true,
      unheard: () => {
        if (isOut) throw new NoAnswer()
        return unheard
      },
    },
  })
  const other = meets(2, 'Fidi')
  const { dogMenu, life, unheard: words } = texts.game
  act(() => void other.say('kan du høre mig?'))
  await findByText('kan du høre mig?')
  const [name] = await findAllByRole('button', { name: 'Fidi' })
  await user.click(name!)
  await press(dogMenu.ignore)
  await waitFor(() => expect(log().textContent).not.toContain('kan du høre mig?'))
  expect(server.variablesOf('IgnoreDog')).toEqual([{ dogId: 2 }])

  await press(words.title)
  await find('button', life.again)
  isOut = false
  await press(life.again)
  await press(words.undoOf.replace('{{name}}', 'Fidi'))
  await findByText(words.empty)
  expect(server.variablesOf('HearAgain')).toEqual([{ id: 20 }])
  await press(words.back)
  await isGone('button', words.back)
})

it('has the last two lines at the field of a phone, for eyes alone', async () => {
  const { meets, container, passes } = await enteredPark({ language: 'dk', isPhone: true })
  const other = meets(2, 'Lunte')
  for (const text of ['et', 'to', 'tre']) other.say(text)
  await passes(0)
  const lines = container.querySelector('[data-last-lines]')
  expect([...(lines?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Lunte to', 'Lunte tre'])
  expect(lines?.getAttribute('aria-hidden')).toBe('true')
})
