import { cleanup, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { commandWords } from '#durable/rules/sheets/commands.ts'
import type { CommandRow } from '#durable/rules/sheets/commands.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { refused } from '#test/app/api-server.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'

type Asked = { language: Language }

/** The commands as the server answers them, with other texts of one of them. */
const published = (id?: string, changes: Partial<CommandRow> = {}) =>
  SHEETS.commands.rows
    .map((row) => (row.id === id ? { ...row, ...changes } : row))
    .map((row) => ({
      key: row.id,
      name: ({ language }: Asked) => row.name[language],
      help: ({ language }: Asked) => row.help[language],
      words: commandWords(row),
      isOn: row.isOn,
    }))

/** A page that knows the commands: it asks for them when it has nothing else to do. */
async function withPublished(language: Language, parkCommands: unknown = published()) {
  const entered = await enteredPark({ language, fields: { parkCommands } })
  await entered.passes(1000)
  return entered
}

it('[SD30] answers to a command under each of its names, in any language', async () => {
  const { texts, meets, says, passes, findByText, field } = await withPublished('dk')
  meets(2, 'Nabo')
  const here = texts.game.talk.commands.here.replace('{{names}}', 'Nabo')
  for (const word of ['hvem', 'who', 'vilka', 'HVEM']) {
    await says(`/${word}`)
    await findByText(here)
    expect(field().value).toBe('')
    await passes(20_000)
  }
})

it('[SD30] whispers, and tells what the dog does, under published names', async () => {
  const name = { dk: 'gør', en: 'me', no: 'gjør', se: 'gör' }
  const { meets, says } = await withPublished('dk', published('me', { name }))
  const other = meets(2, 'Nabo')
  await says('/viska Nabo psst')
  await says('/gør danser')
  expect(other.of('whispered').map(({ text }) => text)).toEqual(['psst'])
  expect(other.of('said').map(({ text, as }) => [text, as])).toEqual([['danser', 'me']])
})

it('[SD30] suggests commands by their names in the language of the reader, and one that is called first', async () => {
  const { user, texts, field, find } = await withPublished('dk')
  const suggested = async () => {
    const list = await find('listbox', texts.game.talk.commands.label)
    return within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.split(' ')[0])
  }
  await user.click(field())
  await user.paste('/hv')
  expect(await suggested()).toEqual(['/hvisk', '/hvem'])
  await user.clear(field())
  await user.paste('/skäll')
  expect(await suggested()).toEqual(['/gø'])
})

it('[SD30] calls a command by its new name in an open page, and lists it so in the help, once it is published', async () => {
  const { server, park, texts, meets, says, passes, find, findByText } = await withPublished('dk')
  meets(2, 'Nabo')
  const name = { dk: 'flok', en: 'who', no: 'flokk', se: 'flock' }
  const help = { dk: 'se flokken her', en: 'see the pack here', no: 'se flokken her', se: 'se flocken här' }
  server.fields.parkCommands = published('who', { name, help })
  park.learn([{ type: 'nudge-all', about: 'commands' }])
  await passes(100)
  await says('/flok')
  await findByText(texts.game.talk.commands.here.replace('{{names}}', 'Nabo'))
  await says('/hjælp')
  expect((await find('dialog', texts.game.menu.help)).textContent).toContain('/flok  se flokken her')
})

it('[SD30] does not know a command that is switched off', async () => {
  const { texts, meets, says, findByText, field } = await withPublished('dk', published('me', { isOn: false }))
  const other = meets(2, 'Nabo')
  await says('/me danser')
  await findByText(texts.game.talk.commands.unknown.replace('{{name}}', 'me'))
  expect([field().value, other.of('said')]).toEqual(['/me danser', []])
})

/** The page of an administrator in Danish, which knows the commands. */
async function asStaff(fields: Record<string, unknown>) {
  const owner = { admin: 1, moderator: 0 }
  const entered = await enteredPark({
    dog: { owner },
    language: 'dk',
    fields: { parkCommands: published(), ...fields },
  })
  await entered.passes(1000)
  return entered
}

it('[SD30] tells staff, and nobody else, in which room a dog is, under each name of the command', async () => {
  const searchDogs = ({ name }: { name: string }) =>
    name === 'Nabo'
      ? [
          { name: 'Nabo', roomName: 'Biografen' },
          { name: 'Naboens', roomName: 'Engen' },
        ]
      : []
  const { says, passes, findByText } = await asStaff({ searchDogs })
  for (const word of ['where', 'hvor', 'var']) {
    await says(`/${word} Nabo`)
    await findByText('Nabo er her: Biografen')
    await passes(20_000)
  }
  await says('/hvor Ingen')
  await findByText('Ingen hund ved navn Ingen er i parken')
  cleanup()
  const player = await enteredPark({ fields: { searchDogs: () => Promise.reject(new Error('it was asked')) } })
  await player.says('/where Nabo')
  await player.findByText(new RegExp(player.texts.game.talk.commands.unknown.split('{{')[0]!))
})

it('[SD13] [SD30] gives administrators things under each name of the command, each by an op of its own', async () => {
  const asked: { op: string; kind: string; reason: string }[] = []
  const giveToSelf = (one: (typeof asked)[number]) => asked.push(one) > 0
  const { says, passes, findByText } = await asStaff({ giveToSelf })
  for (const word of ['give', 'giv', 'gi', 'ge']) {
    await says(`/${word} beret 2`)
    await findByText(/× 2$/)
    await passes(20_000)
  }
  expect(new Set(asked.map(({ op }) => op)).size).toBe(8)
  expect(asked[0]).toMatchObject({ kind: 'beret', reason: '/give beret 2' })
  await says('/giv måneraket')
  await findByText('Der findes ingen ting, der hedder måneraket')
  await passes(20_000)
  await says('/giv beret 6')
  await findByText('Skriv et antal fra 1 til 5')
  expect(asked).toHaveLength(8)
})

it('[SD13] says why nothing is given, such as an old sign-in', async () => {
  const giveToSelf = () => Promise.reject(refused('sign-in-again', 'Log ind igen'))
  const { says, findByText } = await asStaff({ giveToSelf })
  await says('/giv beret')
  await findByText('Log ind igen')
})
