import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { aPlayer } from '#test/worker/support/acting.ts'
import { tellsRound } from '#test/worker/support/cabinet.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { goIn } from '#test/worker/support/kennel.ts'
import { round } from '#worker/db/schema/value/rounds.ts'

const START = `mutation ($op: String!, $dogId: Int!, $game: Game!, $rules: Int!, $level: String, $leavesOpen: Boolean) {
  startRound(op: $op, dogId: $dogId, game: $game, rules: $rules, level: $level, leavesOpen: $leavesOpen) {
    id seed attempt medals best level { key version name moves kinds rows worth medals }
  }
}`
const FINISH = `mutation ($op: String!, $roundId: String!, $log: String!, $room: String) {
  finishRound(op: $op, roundId: $roundId, log: $log, room: $room) { score medal counts isBest bones punches }
}`
const GHOST = 'query ($roundId: String!) { roundGhost(roundId: $roundId) { name color wear { hat } score log } }'
const BOARD = '{ highscores(game: JumpingDog, interval: Daily) { score isMe } }'

function starting({ dogId }: { dogId: number }, changes: Record<string, unknown> = {}) {
  const game = 'JumpingDog'
  return { op: crypto.randomUUID(), dogId, game, rules: rulesVersionOf(game), ...changes }
}

it('[GR1] a round is started, ended and seen on the board as the own row', async () => {
  const player = await aPlayer()
  const { data } = await ask(START, { as: player.as, variables: starting(player) })
  const { id: roundId, seed } = data?.startRound as { id: string; seed: string }
  const { log, ticks } = botRun(seed, 'beginner', numberedSeed(1))
  expect(ticks).toBeGreaterThan(5 * TICKS_PER_SECOND)
  const tooSoon = await ask(FINISH, {
    as: player.as,
    variables: { op: crypto.randomUUID(), roundId, log: textOfLog(log) },
  })
  expect(codesOf(tooSoon)).toEqual(['too-soon'])
  await tellsRound(await goIn(player, 'arcade'), roundId)
  // What the rules play on without hands takes no time.
  const ended = await ask(FINISH, {
    as: player.as,
    variables: { op: crypto.randomUUID(), roundId, log: textOfLog([]), room: 'arcade' },
  })
  expect(ended.data?.finishRound).toMatchObject({ counts: 'counted', isBest: true })
  const { score } = ended.data?.finishRound as { score: number }
  const shown = await ask(BOARD, { as: player.as })
  expect(shown.data?.highscores).toEqual([{ score, isMe: true }])
  const rival = await aPlayer()
  const beside = await ask(START, { as: rival.as, variables: starting(rival) })
  const ghost = await ask(GHOST, {
    as: rival.as,
    variables: { roundId: (beside.data?.startRound as { id: string }).id },
  })
  expect(ghost.data?.roundGhost).toMatchObject({ score, log: '', wear: { hat: null } })
  const others = await ask(BOARD, { as: rival.as })
  expect(others.data?.highscores).toEqual([{ score, isMe: false }])
})

it.each([
  [1, null],
  [2, 'arcade'],
  [3, 'plaza'],
])(
  "[GR15] a bot's log in one request, of hands %i and room %j, gives bones and no place on a board",
  async (hands, room) => {
    const player = await aPlayer()
    const { data } = await ask(START, { as: player.as, variables: starting(player) })
    const { id: roundId, seed } = data?.startRound as { id: string; seed: string }
    const { log, ticks } = botRun(seed, 'expert', numberedSeed(hands))
    const startedAt = Date.now() - Math.ceil((ticks * 1000) / TICKS_PER_SECOND)
    await db.update(round).set({ startedAt }).where(eq(round.id, roundId))
    const variables = { op: crypto.randomUUID(), roundId, log: textOfLog(log), room }
    const ended = await ask(FINISH, { as: player.as, variables })
    expect(ended.data?.finishRound).toMatchObject({ counts: 'unseen' })
    expect((ended.data?.finishRound as { bones: number }).bones).toBeGreaterThan(0)
    const shown = await ask(BOARD, { as: player.as })
    expect(shown.data?.highscores).not.toContainEqual(expect.objectContaining({ isMe: true }))
  },
)

it('a heap comes with its level', async () => {
  const player = await aPlayer()
  const [level] = LEVELS
  const variables = starting(player, { game: 'KnogleKnas', level: level?.key })
  const { data } = await ask(START, { as: player.as, variables })
  const { isDaily: _isDaily, ...told } = level!
  expect(data?.startRound).toMatchObject({ attempt: null, level: { ...told, name: told.name.en }, medals: told.medals })
})

it('only KnogleKnas has levels', async () => {
  const player = await aPlayer()
  const answer = await ask(START, { as: player.as, variables: starting(player, { level: 'stairs' }) })
  expect(codesOf(answer)).toEqual(['bad-input'])
})

it.each(LANGUAGES)('a second window is told in %s that a round is open', async (language) => {
  const as = await aUser({ language })
  const player = { as, dogId: await aDogOf(as.userId) }
  await ask(START, { as: player.as, variables: starting(player) })
  const { errors } = await ask(START, { as: player.as, variables: starting(player) })
  expect(errors).toMatchObject([{ message: REFUSAL_TEXTS['round-open'][language], extensions: { code: 'round-open' } }])
})

it('what an op id is not is refused', async () => {
  const player = await aPlayer()
  const answer = await ask(FINISH, { as: player.as, variables: { op: 'mine', roundId: 'x', log: '' } })
  expect(codesOf(answer)).toEqual(['bad-input'])
})
