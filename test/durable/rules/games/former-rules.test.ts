import { expect, it } from 'vitest'
import { replayBy } from '#durable/rules/games/former-rules.ts'
import { replayRound } from '#durable/rules/games/replay.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { SEED } from '#test/support/games.ts'

const COURSE = { game: 'JumpingDog', seed: SEED } as const
const LOG = Uint8Array.of(100, 8)
const FORMER = { refused: 'impossible' } as const
const TODAY = rulesVersionOf('JumpingDog')

it('[GR7] a round by the rules of today is judged by them, whatever is kept of former ones', () => {
  const former = { JumpingDog: { [TODAY]: () => FORMER } }
  expect(replayBy(TODAY, COURSE, LOG, former)).toEqual(replayRound(COURSE, LOG))
})

it('[GR7] a round by former rules is judged by those', () => {
  expect(replayBy(TODAY - 1, COURSE, LOG, { JumpingDog: { [TODAY - 1]: () => FORMER } })).toEqual(FORMER)
})

it('[GR7] no verdict is given by rules of another game, or by rules that nobody knows', () => {
  const former = { CatsFree: { [TODAY - 1]: () => FORMER } }
  expect(replayBy(TODAY - 1, COURSE, LOG, former)).toBeNull()
  expect(replayBy(TODAY + 1, COURSE, LOG)).toBeNull()
})
