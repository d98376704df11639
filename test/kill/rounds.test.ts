import { expect, it } from 'vitest'
import { killPart } from './part.ts'

/** `npm run soak` has 25. */
const ROUNDS = 3
/** Five times what the rounds take on a machine that does nothing else. */
const TIMEOUT_MS = 300_000

it(
  `[T37] keeps everything true that anybody was told after ${ROUNDS} power cuts`,
  async ({ annotate }) => {
    const { broken, figures } = await killPart({ rounds: ROUNDS, seed: 1 }).run()
    await annotate(JSON.stringify(figures))
    expect(broken).toEqual([])
  },
  TIMEOUT_MS,
)
