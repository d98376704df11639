import type { NudgeAbout } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Park } from '#durable/room/park.ts'
import { isAway } from '#durable/room/park-dog.ts'
import type { Act, Outcome } from './act.ts'
import { lay, lift } from './ground.ts'

/** What the books have answered: who asked is told, and all see what there is to see. */
export function settle(park: Park, act: Act, outcome: Outcome): Effect[] {
  const { op, type: request, dog: id } = act
  const dog = park.dogs.get(id)
  if (dog?.asking === op) dog.asking = null
  const isThere = dog !== undefined && !isAway(dog)
  if (outcome.type === 'refused') {
    const { reason } = outcome
    const no: Effect[] = isThere ? [{ do: 'send', to: id, message: { type: 'refused', request, op, reason } }] : []
    // It was shown where it is not any more.
    const isGhost =
      act.type === 'pickUp' && reason === 'item-gone' && park.ground.get(act.thing.id)?.ver === act.thing.ver
    return isGhost ? [...no, ...lift(park, act.thing, null)] : no
  }
  const { gain, about } = gainOf(outcome)
  const answer: Effect[] = isThere
    ? [
        { do: 'send', to: id, message: { type: 'done', request, op, ...gain } },
        ...(about === null ? [] : [{ do: 'send', to: id, message: { type: 'nudge', about } } as const]),
      ]
    : []
  return [...answer, ...seen(park, act, outcome)]
}

type Done = Exclude<Outcome, { type: 'refused' }>

function gainOf(outcome: Done): { gain: { karma?: number; bones?: number }; about: NudgeAbout | null } {
  if (outcome.type === 'sniff') return { gain: { karma: outcome.karma }, about: 'life' }
  if (outcome.type === 'dig') return { gain: { bones: outcome.bones }, about: outcome.bones > 0 ? 'bag' : null }
  return { gain: {}, about: 'bag' }
}

function seen(park: Park, act: Act, outcome: Done): Effect[] {
  const { dog } = act
  if (outcome.type === 'dig') return [{ do: 'tell', message: { type: 'dug', dog, bones: outcome.bones } }]
  if (outcome.type === 'drop') return outcome.thing ? lay(park, outcome.thing) : []
  return act.type === 'pickUp' ? lift(park, act.thing, dog) : []
}
