import { expect, it } from 'vitest'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'

const SEED = numberedSeed(7)

it('[SC1] tells where the trail of the day smells stronger at the first press of the nose', async () => {
  const { texts, press, findAllByText } = await enteredPark({ visitor: { trail: { seed: SEED, foundDay: null } } })
  await press(texts.game.hand.nose)
  expect(await findAllByText(/Trail of the day: stronger to the/)).not.toEqual([])
})

it('[SC1] tells it to /sniff without a name, in the language of the reader', async () => {
  const { says, findAllByText } = await enteredPark({
    language: 'dk',
    visitor: { trail: { seed: SEED, foundDay: null } },
  })
  await says('/sniff')
  expect(await findAllByText(/Dagens spor: stærkere/)).not.toEqual([])
})
