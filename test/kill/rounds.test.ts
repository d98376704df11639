import { afterAll, beforeAll, expect, it } from 'vitest'
import { KillRounds } from './rounds.ts'

/** `npm run soak` has 25. */
const ROUNDS = 3

let kill: KillRounds
beforeAll(async () => {
  kill = await KillRounds.open(1)
})
afterAll(() => kill.close())

it(`[T37] keeps everything true that anybody was told after ${ROUNDS} power cuts`, async ({ annotate }) => {
  const broken: string[] = []
  for (let round = 1; round <= ROUNDS; round++) broken.push(...(await kill.round()))
  expect(broken).toEqual([])
  await annotate(`${kill.books}; ${JSON.stringify({ ...kill.tally, ...kill.done })}`)
  expect(kill.tooLittle).toEqual([])
})
