import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import { refuseNoise } from '#durable/room/chat/calming.ts'
import type { Effect } from '#durable/room/effects.ts'
import { wakeUp } from '#durable/room/resting.ts'
import type { LotAsked } from '#durable/room/state/kept.ts'
import { isAsleep } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { setTint } from '#durable/room/tints.ts'
import { answerUse } from '#durable/room/using/things.ts'
import type { No, Outcome } from '#durable/room/using/things.ts'
import { ROULETTE, ROULETTE_USES, dogToAsk, isByRoulette, tintBy } from '#durable/rules/committee/roulette.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { problemOfAbility, problemOfMember } from './members.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>
const GONE = { reason: 'question-gone' } as const

/** Whether it is asked of the colour roulette. */
export function isOfRoulette({ thing }: Asked): boolean {
  return thing === ROULETTE || thing.startsWith(`${ROULETTE}:`)
}

/** [PC12] [PC13] A member asks a dog whether the roulette may colour it, or has the own one coloured; a dog answers. */
export function useRoulette(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  return answerUse(dog, asked, now, () => {
    const id = dogToAsk(asked.thing)
    if (id !== null) return ask(park, dog, { id, op: asked.op, now })
    switch (asked.how) {
      case ROULETTE_USES.yes:
        return sayYes(park, dog, asked.op, now)
      case ROULETTE_USES.no:
        return sayNo(park, dog, now)
      default:
        return { reason: 'not-here' }
    }
  })
}

/** [PC13] The seed is there: the dog that said yes has its colour, if the member who asked may still ask for it now. */
export function drawTint(park: Park, { dog: id, op }: LotAsked, lot: Lot, now: number): Effect[] {
  const dog = park.dogs.get(id)
  if (!dog || dog.hidden) return []
  const { by } = dog.tintAsked ?? {}
  delete dog.tintAsked
  const no = by === undefined ? GONE : problemOfAsker(park, by, now)
  if (no) return [{ do: 'send', to: id, message: { type: 'refused', request: 'use', op, ...no } }]
  dog.usedOp = op
  return [
    ...wakeUp(park, dog, now),
    ...setTint(dog, tintBy(lot.seed), now),
    { do: 'send', to: id, message: { type: 'done', request: 'use', op } },
    ...wakeWhenDue(park, now),
  ]
}

function ask(park: Park, dog: ParkDog, { id, op, now }: { id: DogId; op: string; now: number }): Outcome {
  const { dog: by } = dog.visitor
  const other = park.dogs.get(id)
  const no = problemOfAsking(park, dog, now)
  if (no) return no
  if (!other || other.hidden) return { reason: 'not-here' }
  const noAnswer = problemOfAsked(dog, other, now)
  if (noAnswer) return noAnswer
  const until = now + park.abilities.roulette.answerMs
  other.tintAsked = { by, until, isAnswered: id === by }
  if (id === by) return lotFor(id, op)
  const message = { type: 'tintAsked', by, dog: id, until } as const
  const told = [by, id].map((to): Effect => ({ do: 'send', to, message }))
  return { effects: [...wakeUp(park, dog, now), ...told] }
}

/** [PC12] Why the dog may not ask anybody. Only one of its questions waits at a time. */
function problemOfAsking(park: Park, dog: ParkDog, now: number): No | null {
  const { roulettes } = park.committee
  if (roulettes.length === 0) return { reason: 'not-here' }
  if (!isByRoulette(roulettes, placeAt(park.grid, dog.walk, now).tile, park.abilities.roulette.reach))
    return { reason: 'too-far' }
  const waiting = [...park.dogs.values()].find((other) => waitsFor(other, now) === dog.visitor.dog)
  return (
    problemOfAbility(park, ROULETTE, dog, now) ??
    (waiting
      ? { reason: 'thing-rests', retryInMs: (waiting.tintAsked?.until ?? now) - now }
      : refuseNoise(park, dog, now))
  )
}

/** [PC12] Nobody learns whether a dog does not hear them, was asked a moment ago, or has said no. */
function problemOfAsked({ visitor: asker }: ParkDog, other: ParkDog, now: number): No | null {
  const { visitor: asked } = other
  if (asked.dog === asker.dog) return null
  if (isAsleep(other)) return { reason: 'dog-sleeps' }
  const isUnheard = asked.unheard.includes(asker.user) || asker.unheard.includes(asked.user)
  const isLeftAlone = isUnheard || now < (other.noTintUntil ?? 0) || waitsFor(other, now) !== null
  return isLeftAlone ? { reason: 'not-asked' } : null
}

/** Whose question the dog has yet to answer. */
function waitsFor({ tintAsked }: ParkDog, now: number): DogId | null {
  return tintAsked && now < tintAsked.until && !tintAsked.isAnswered ? tintAsked.by : null
}

/** [PC2] Why the member may not have a dog coloured any more, by the clock of the room. */
function problemOfAsker(park: Park, by: DogId, now: number): No | null {
  const asker = park.dogs.get(by)
  if (!asker || asker.hidden) return GONE
  const no = problemOfMember(asker, now)
  return no && { reason: no.reason }
}

function sayYes(park: Park, dog: ParkDog, op: string, now: number): Outcome {
  const by = waitsFor(dog, now)
  if (by === null || !dog.tintAsked || problemOfAsker(park, by, now)) return GONE
  const { dog: id } = dog.visitor
  dog.tintAsked = { ...dog.tintAsked, isAnswered: true }
  const { effects } = lotFor(id, op)
  return { effects: [answered(by, id, true), ...effects], isAnsweredLater: true }
}

function sayNo(park: Park, dog: ParkDog, now: number): Outcome {
  const by = waitsFor(dog, now)
  if (by === null) return GONE
  delete dog.tintAsked
  dog.noTintUntil = now + park.abilities.roulette.afterNoMs
  const { dog: id } = dog.visitor
  return { effects: [answered(by, id, false)] }
}

function answered(by: DogId, dog: DogId, yes: boolean): Effect {
  return { do: 'send', to: by, message: { type: 'tintAnswered', dog, yes } }
}

function lotFor(dog: DogId, op: string) {
  return { effects: [{ do: 'lot', asked: { dog, op, thing: ROULETTE } } as const], isAnsweredLater: true as const }
}
