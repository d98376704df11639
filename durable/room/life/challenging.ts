import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { wakeUp } from '#durable/room/resting.ts'
import { raceOf, startRace } from '#durable/room/rounds/racing.ts'
import { isPlaying } from '#durable/room/rounds/round-messages.ts'
import type { KeptChallenge, LotAsked } from '#durable/room/state/kept.ts'
import { isAsleep, isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { answerUse } from '#durable/room/using/things.ts'
import type { No, Outcome } from '#durable/room/using/things.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import {
  CHALLENGE,
  CHALLENGE_GAMES,
  CHALLENGE_MS,
  CHALLENGE_USES,
  dogChallenged,
} from '#durable/rules/games/round/challenge.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>
const GONE = { reason: 'question-gone' } as const

/** Whether a dog is challenged, or answers. */
export function isOfChallenge({ thing }: Asked): boolean {
  return thing === CHALLENGE || thing.startsWith(`${CHALLENGE}:`)
}

/** [GR16] A dog challenges another one to a race, or the one that was asked says yes or no. */
export function useChallenge(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  return answerUse(dog, asked, now, () => {
    const other = dogChallenged(asked.thing)
    if (other !== null) return challenge(park, dog, { other, how: asked.how ?? 0 }, now)
    if (asked.how === CHALLENGE_USES.yes) return sayYes(park, dog, asked.op, now)
    return asked.how === CHALLENGE_USES.no ? sayNo(park, dog, now) : { reason: 'not-here' }
  })
}

/** [GR16] The seed is there: the race of the two begins, if both are still here for it. */
export function dealRace(park: Park, { dog: id, op }: LotAsked, lot: Lot, now: number): Effect[] {
  const dog = park.dogs.get(id)
  const said = park.kept.challenges.find((one) => one.dog === id && one.isAnswered)
  const effects = without(park, said)
  if (!dog) return effects
  const asker = said && park.dogs.get(said.by)
  if (!said || !asker || isAway(asker) || isBusy(park, said.by) || isBusy(park, id))
    return [...effects, { do: 'send', to: id, message: { type: 'refused', request: 'use', op, ...GONE } }]
  dog.usedOp = op
  return [
    ...effects,
    { do: 'send', to: id, message: { type: 'done', request: 'use', op } },
    ...startRace(park, { game: said.game, lot, dogs: [said.by, id] }, now),
    ...wakeWhenDue(park, now),
  ]
}

function challenge(park: Park, dog: ParkDog, { other: id, how }: { other: DogId; how: number }, now: number): Outcome {
  const { dog: by } = dog.visitor
  const game = CHALLENGE_GAMES[how]
  const other = park.dogs.get(id)
  if (game === undefined || !other || other === dog || other.hidden) return { reason: 'not-here' }
  const no = problemOfChallenge(park, dog, other, now)
  if (no) return no
  const until = now + CHALLENGE_MS.answer
  const open = park.kept.challenges.filter((one) => one.until > now)
  park.kept.challenges = [...open, { by, dog: id, game, until, isAnswered: false }]
  const message = { type: 'challengeAsked', by, dog: id, game, until } as const
  return {
    effects: [
      ...wakeUp(park, dog, now),
      { do: 'keep', what: 'challenges', when: 'later' },
      ...[by, id].map((to): Effect => ({ do: 'send', to, message })),
    ],
  }
}

/** [GR16] Nobody learns whether a dog does not hear them, was asked by somebody else or plays. */
function problemOfChallenge(park: Park, dog: ParkDog, other: ParkDog, now: number): No | null {
  const { visitor: asker } = dog
  const { visitor: asked } = other
  const own = openOf(park, now).find(({ by }) => by === asker.dog)
  if (own) return { reason: 'thing-rests', retryInMs: own.until - now }
  if (isBusy(park, asker.dog)) return { reason: 'not-asked' }
  if (isAsleep(other)) return { reason: 'dog-sleeps' }
  const isUnheard = asked.unheard.includes(asker.user) || asker.unheard.includes(asked.user)
  const isAsked = openOf(park, now).some((one) => one.dog === asked.dog || one.by === asked.dog)
  return isUnheard || isAsked || isPlaying(other) || isBusy(park, asked.dog) ? { reason: 'not-asked' } : null
}

function sayYes(park: Park, dog: ParkDog, op: string, now: number): Outcome {
  const { dog: id } = dog.visitor
  const said = openOf(park, now).find((one) => one.dog === id)
  const asker = said && park.dogs.get(said.by)
  if (!said || !asker || asker.hidden || isAway(asker) || isPlaying(asker)) return GONE
  park.kept.challenges = park.kept.challenges.map((one) => (one === said ? { ...one, isAnswered: true } : one))
  return { effects: [{ do: 'lot', asked: { dog: id, op, thing: CHALLENGE } }], isAnsweredLater: true }
}

function sayNo(park: Park, dog: ParkDog, now: number): Outcome {
  const { dog: id } = dog.visitor
  const said = openOf(park, now).find((one) => one.dog === id)
  if (!said) return GONE
  return {
    effects: [...without(park, said), { do: 'send', to: said.by, message: { type: 'challengeDenied', dog: id } }],
  }
}

/** The questions that wait for an answer. */
function openOf(park: Park, now: number): KeptChallenge[] {
  return park.kept.challenges.filter(({ until, isAnswered }) => now < until && !isAnswered)
}

function isBusy(park: Park, dog: DogId): boolean {
  return raceOf(park, dog) !== undefined
}

function without(park: Park, said: KeptChallenge | undefined): Effect[] {
  if (!said) return []
  park.kept.challenges = park.kept.challenges.filter((one) => one !== said)
  return [{ do: 'keep', what: 'challenges', when: 'later' }]
}
