import { expect, it } from 'vitest'
import { TOGETHER_MS } from '#durable/rules/games/round/challenge.ts'
import { seedIsThere } from '#test/durable/room/wheel/wheel-room.ts'
import { aPark } from '#test/support/park.ts'
import { raceOf, using } from './a-race.ts'

it('[GR18] races without a dog that has left before the race was dealt', async () => {
  const park = aPark({ things: [{ id: 'cats', prefab: 'cabinet-cats-free', x: 336, y: 352 }] })
  const [bella, max, luna] = [park.enter(1), park.enter(2), park.enter(3)]
  bella.send(using('together', 1))
  await seedIsThere()
  for (const dog of [max, luna]) dog.send(using('together', 1))
  max.send({ type: 'leave' })
  expect(bella.of('raceCalled').at(-1)?.dogs).toEqual([1, 3])
  park.wait(TOGETHER_MS)
  expect(raceOf(bella).dogs).toEqual([1, 3])
})
