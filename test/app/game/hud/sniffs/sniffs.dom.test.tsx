import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Sniffs } from '#app/game/hud/sniffs/sniffs.tsx'
import { resting } from '#app/game/model/around/rests.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'

const WORDS: Readonly<Record<Language, [told: string, back: string]>> = {
  dk: ['Kvikk snuser til dig', 'Snus tilbage'],
  en: ['Kvikk sniffs you', 'Sniff back'],
  no: ['Kvikk snuser på deg', 'Snus tilbake'],
  se: ['Kvikk nosar på dig', 'Nosa tillbaka'],
}

function aDog(id: number, name: string, fields: Partial<SeenDog> = {}): SeenDog {
  const walk = { x: 5, y: 5, dirs: '', startedAt: 0 }
  return { ...({} as SeenDog), id, name, walk, pose: 'stand', facing: 2, away: false, glide: null, ...fields }
}

/** A park in which these dogs sniff the own one, number 7. */
function sniffedBy(dogs: readonly SeenDog[], language?: Language) {
  const opened = openedInPark((game) => <Sniffs game={game} />, { language })
  const { game } = opened
  const all = [aDog(7, 'Luna'), ...dogs]
  game.state.setState({
    world: { ...EMPTY_WORLD, me: 7, room: 'plaza', dogs: new Map(all.map((dog) => [dog.id, dog])) },
  })
  act(() => dogs.forEach(({ id }) => game.acts.heard({ type: 'sniffed', dog: id, other: 7 }, 7)))
  return opened
}

it.each(LANGUAGES)('says in %s who sniffs the own dog, and sniffs back with one press', async (language) => {
  const { user, game, getByText, getByRole, queryByText } = sniffedBy([aDog(2, 'Kvikk')], language)
  const sniff = vi.spyOn(game.acts, 'sniff')
  const [told, back] = WORDS[language]
  expect(getByText(told)).toBeTruthy()
  await user.click(getByRole('button', { name: back }))
  expect(sniff).toHaveBeenCalledWith(2)
  expect(queryByText(told)).toBeNull()
})

it('names two sniffers at a time, and the next one when the first was answered', async () => {
  const { user, getAllByText, getAllByRole } = sniffedBy([aDog(2, 'Kvikk'), aDog(3, 'Odin'), aDog(4, 'Pelle')])
  const named = () => getAllByText(/sniffs you/).map(({ textContent }) => textContent)
  expect(named()).toEqual(['Kvikk sniffs you', 'Odin sniffs you'])
  await user.click(getAllByRole('button', { name: 'Sniff back' })[0]!)
  expect(named()).toEqual(['Odin sniffs you', 'Pelle sniffs you'])
})

it('has no key to sniff back while that rests, nor for a dog that sleeps', () => {
  const { game, getByText, queryByRole } = sniffedBy([aDog(2, 'Kvikk')])
  act(() => game.state.setState({ rests: resting(new Map(), { do: 'sniff', dog: 2 }, Date.now()) }))
  expect(getByText('Kvikk sniffs you')).toBeTruthy()
  expect(queryByRole('button')).toBeNull()
})

it('does not name a dog that has left the room, or that the player ignores from now on', () => {
  const { game, queryByText } = sniffedBy([aDog(2, 'Kvikk'), aDog(3, 'Odin')])
  act(() => game.acts.readSniffer(3))
  expect(queryByText('Odin sniffs you')).toBeNull()
  act(() => game.state.setState({ world: { ...game.world, dogs: new Map() } }))
  expect(queryByText('Kvikk sniffs you')).toBeNull()
})
