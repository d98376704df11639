import type { ClientMessage } from '#durable/protocol/messages.ts'
import { refuseNoise } from '#durable/room/chat/calming.ts'
import type { Effect } from '#durable/room/effects.ts'
import { wakeUp } from '#durable/room/resting.ts'
import type { LotAsked } from '#durable/room/state/kept.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { wakeWhenDue } from '#durable/room/stays/dropping.ts'
import { answerUse } from '#durable/room/using/things.ts'
import type { No, Outcome } from '#durable/room/using/things.ts'
import { drawLot, leaveWheel, setWheel, turnWheel } from '#durable/room/wheel/round.ts'
import { WHEEL, WHEEL_USES, isByWheel } from '#durable/rules/committee/wheel.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import { restLeft } from '#durable/rules/things/last-use.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { problemOfAbility, problemOfMember } from './members.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>

/** Whether it is asked of the spinning wheel. */
export function isOfWheel({ thing }: Asked): boolean {
  return thing === WHEEL
}

/** [PC9] [PC10] A dog opens a round at the wheel, takes a number, gives it back, or spins. */
export function useWheel(park: Park, dog: ParkDog, asked: Asked, now: number): Effect[] {
  const due = timed(park, turnWheel(park, now), now)
  const effects = answerUse(dog, asked, now, () => {
    if (!isNear(park, dog, now)) return { reason: park.committee.wheels.length > 0 ? 'too-far' : 'not-here' }
    switch (asked.how ?? WHEEL_USES.join) {
      case WHEEL_USES.join:
        return isOpen(park) ? join(park, dog, now) : askForLot(park, dog, asked.op, now)
      case WHEEL_USES.spin:
        return spin(park, dog, now)
      case WHEEL_USES.leave:
        return { effects: timed(park, leaveWheel(park, dog), now) }
      default:
        return { reason: 'not-here' }
    }
  })
  return [...due, ...effects]
}

/**
 * [PC11] The seed of a round is there: the round is open, and the member who has asked has the first number. Everything is
 * asked anew, by the clock of now.
 */
export function openRound(park: Park, { dog: id, op }: LotAsked, lot: Lot, now: number): Effect[] {
  const dog = park.dogs.get(id)
  if (!dog || dog.hidden) return []
  const no = problemOfOpening(park, dog, now) ?? (isNear(park, dog, now) ? null : ({ reason: 'too-far' } as const))
  if (no) return [{ do: 'send', to: id, message: { type: 'refused', request: 'use', op, ...no } }]
  dog.usedOp = op
  const wheel = { opener: id, lot, drawsAt: now + park.abilities.wheel.openMs, drawnAt: null, dogs: [id] }
  return [
    ...wakeUp(park, dog, now),
    ...timed(park, setWheel(park, wheel), now),
    { do: 'send', to: id, message: { type: 'done', request: 'use', op } },
  ]
}

function askForLot(park: Park, dog: ParkDog, op: string, now: number): Outcome {
  return (
    problemOfOpening(park, dog, now) ?? {
      effects: [{ do: 'lot', asked: { dog: dog.visitor.dog, op, thing: WHEEL } }],
      isAnsweredLater: true,
    }
  )
}

function problemOfOpening(park: Park, dog: ParkDog, now: number): No | null {
  const { wheel } = park.kept
  const drawnAt = wheel?.drawnAt ?? null
  const leftMs = drawnAt === null ? 0 : restLeft(drawnAt, park.abilities.wheel.restMs, now)
  if (leftMs > 0) return { reason: 'thing-rests', retryInMs: leftMs }
  // Another member was quicker.
  if (isOpen(park)) return { reason: 'thing-rests' }
  return problemOfAbility(park, WHEEL, dog, now) ?? refuseNoise(park, dog, now)
}

function join(park: Park, dog: ParkDog, now: number): Outcome {
  const { wheel } = park.kept
  const { dog: id } = dog.visitor
  if (!wheel || wheel.dogs.includes(id)) return { effects: [] }
  if (wheel.dogs.length >= park.abilities.wheel.dogsMax) return { reason: 'wheel-full' }
  const effects = setWheel(park, { ...wheel, dogs: [...wheel.dogs, id] })
  return { effects: [...wakeUp(park, dog, now), ...timed(park, effects, now)] }
}

function spin(park: Park, dog: ParkDog, now: number): Outcome {
  const { wheel } = park.kept
  const no = problemOfMember(dog, now)
  if (no) return no
  if (!wheel || !isOpen(park)) return { reason: 'round-over' }
  return { effects: [...wakeUp(park, dog, now), ...timed(park, drawLot(park, wheel, now), now)] }
}

function isOpen({ kept: { wheel } }: Park): boolean {
  return wheel?.drawnAt === null
}

function isNear({ committee: { wheels }, grid, abilities }: Park, { walk }: ParkDog, now: number): boolean {
  return isByWheel(wheels, placeAt(grid, walk, now).tile, abilities.wheel.reach)
}

/** The effects, and when the room is to be woken after them. */
function timed(park: Park, effects: Effect[], now: number): Effect[] {
  return effects.length === 0 ? [] : [...effects, ...wakeWhenDue(park, now)]
}
