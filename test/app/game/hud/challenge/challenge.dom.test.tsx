import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CHALLENGE_MS } from '#durable/rules/games/round/challenge.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import { races } from '#test/durable/room/rounds/a-race.ts'

const OTHER = 2
const NAME = 'Forud'

async function withAnother(options: Parameters<typeof enteredPark>[0] = {}) {
  const entered = await enteredPark(options)
  const other = entered.meets(OTHER, NAME)
  const { race } = entered.texts.arcade.shell
  const of = (text: string) =>
    text
      .replace('{{name}}', NAME)
      .replace('{{game}}', entered.texts.arcade.names.JumpingDog)
      .replace('{{count}}', `${CHALLENGE_MS.answer / 1000}`)
  return { ...entered, other, race, of }
}

const using = (thing: string, how: number) =>
  ({ type: 'use', op: '00000000-0000-4000-b000-000000000001', thing, how }) as const

it('[GR16] challenges a dog from its verbs, and says that it says no', async () => {
  const { other, race, of, press, find, user, texts, findByText } = await withAnother({ language: 'dk' })
  await press(new RegExp(`^${NAME} `))
  const choices = within(await find('group', of(texts.game.dogMenu.label)))
  await user.click(choices.getByRole('button', { name: texts.game.dogMenu.challenge }))
  const window = within(await find('dialog', texts.late.challenge.title))
  await user.click(await window.findByRole('button', { name: texts.arcade.names.CatsFree }))
  await waitFor(() => expect(other.of('challengeAsked')).toMatchObject([{ by: ME, dog: OTHER, game: 'CatsFree' }]))
  await findByText(of(race.waits))
  act(() => void other.send(using('challenge', 2)))
  await findByText(of(race.denied))
})

it.each(LANGUAGES)('[GR16] asks the player in %s for 20 s, with yes and no', async (language) => {
  const { other, race, of, findByText, press, queryByText, passes } = await withAnother({ language })
  act(() => void other.send(using(`challenge:${ME}`, 0)))
  await findByText(of(race.asked))
  if (language === 'en') await passes(20_000)
  else await press(race.no)
  await waitFor(() => expect(queryByText(of(race.asked))).toBeNull())
  expect(other.of('challengeDenied')).toHaveLength(language === 'en' ? 0 : 1)
})

it('[GR16] writes what came of a race into the log of all who are there', async () => {
  const { other, park, log, texts, passes } = await withAnother()
  const third = park.enter(3, { name: 'Kvikk' })
  act(() => void other.send(using('challenge:3', 0)))
  act(() => void third.send(using('challenge', 1)))
  await passes(CHALLENGE_MS.count)
  let score = 0
  act(() => {
    score = races(other, 1)
    third.drop()
  })
  const line = `${texts.arcade.names.JumpingDog} ${NAME}: ${score} · Kvikk: ${texts.arcade.shell.race.out}`
  await waitFor(() => expect(log().textContent).toContain(line))
})
