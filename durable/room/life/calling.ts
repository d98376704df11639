import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { wakeUp } from '#durable/room/resting.ts'
import { tellCalled } from '#durable/room/rounds/called.ts'
import { raceOf } from '#durable/room/rounds/racing.ts'
import type { LotAsked } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { answerUse } from '#durable/room/using/things.ts'
import type { No, Outcome } from '#durable/room/using/things.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import {
  CHALLENGE_GAMES,
  RACERS_MAX,
  RACE_CABINETS,
  TOGETHER,
  TOGETHER_MS,
} from '#durable/rules/games/round/challenge.ts'
import type { ChallengeGame } from '#durable/rules/games/round/challenge.ts'
import { WATCH_TILES } from '#durable/rules/games/round/watching.ts'
import { tileOfFoot } from '#durable/rules/things/seat.ts'
import { placeAt } from '#durable/rules/walks.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>

/** Whether a race of all who come to a cabinet is asked for. */
export function isOfTogether({ thing }: Asked): boolean {
  return thing === TOGETHER
}

/** [GR18] A dog at a cabinet calls a race there, or comes to one that is called. */
export function callRace(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  return answerUse(dog, asked, now, (): Outcome => {
    const game = CHALLENGE_GAMES[asked.how ?? 0]
    if (game === undefined) return { reason: 'not-here' }
    const no = problemOfCall(park, dog, game, now)
    if (no) return no
    if (park.called.has(game)) return { effects: [...wakeUp(park, dog, now), ...join(park, dog, game)] }
    const lot = { dog: dog.visitor.dog, op: asked.op, thing: TOGETHER, game } as const
    return { effects: [{ do: 'lot', asked: lot }], isAnsweredLater: true }
  })
}

/** [GR18] The seed is there: others may come until the race is dealt. Somebody else may have called one meanwhile. */
export function openCall(park: Park, { dog: id, op, game }: LotAsked, lot: Lot, now: number): Effect[] {
  const dog = park.dogs.get(id)
  if (!dog || game === undefined) return []
  const no = dog.hidden ? ({ reason: 'not-here' } as const) : problemOfCall(park, dog, game, now)
  if (no) return [{ do: 'send', to: id, message: { type: 'refused', request: 'use', op, ...no } }]
  if (!park.called.has(game)) park.called.set(game, { lot, dogs: [], dealsAt: now + TOGETHER_MS })
  dog.usedOp = op
  return [
    ...wakeUp(park, dog, now),
    { do: 'send', to: id, message: { type: 'done', request: 'use', op } },
    ...join(park, dog, game),
    ...wakeWhenDue(park, now),
  ]
}

function join(park: Park, { visitor: { dog } }: ParkDog, game: ChallengeGame): Effect[] {
  const called = park.called.get(game)
  return called ? tellCalled(park, game, { ...called, dogs: [...called.dogs, dog] }) : []
}

function problemOfCall(park: Park, dog: ParkDog, game: ChallengeGame, now: number): No | null {
  const { dog: id } = dog.visitor
  const { tile } = placeAt(park.grid, dog.walk, now)
  const cabinets = park.things.filter(({ prefab }) => prefab === RACE_CABINETS[game]).map(tileOfFoot)
  if (cabinets.length === 0) return { reason: 'not-here' }
  const isNear = cabinets.some(({ x, y }) => Math.max(Math.abs(x - tile.x), Math.abs(y - tile.y)) <= WATCH_TILES)
  if (!isNear) return { reason: 'too-far' }
  const isIn = [...park.called.values()].some(({ dogs }) => dogs.includes(id))
  if (isIn || raceOf(park, id)) return { reason: 'not-asked' }
  return (park.called.get(game)?.dogs.length ?? 0) < RACERS_MAX ? null : { reason: 'wheel-full' }
}
