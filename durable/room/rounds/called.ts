import type { DogId } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { CalledRace } from '#durable/room/state/race.ts'
import type { ChallengeGame } from '#durable/rules/games/round/challenge.ts'
import { startRace } from './racing.ts'
import { isPlaying } from './round-messages.ts'

/** [GR18] Tells the dogs that race together who they are. */
export function tellCalled(park: Park, game: ChallengeGame, called: CalledRace): Effect[] {
  park.called.set(game, called)
  const { dogs, dealsAt } = called
  return dogs.map((to): Effect => ({ do: 'send', to, message: { type: 'raceCalled', game, dogs, dealsAt } }))
}

/** The dog races with nobody at a cabinet any more. */
export function leaveCall(park: Park, { visitor: { dog } }: ParkDog): Effect[] {
  return [...park.called].flatMap(([game, called]) => {
    if (!called.dogs.includes(dog)) return []
    return tellCalled(park, game, { ...called, dogs: called.dogs.filter((one) => one !== dog) })
  })
}

/** [GR18] Deals the races for which nobody is waited for any more. One dog alone does not race, nor does one that has begun a round. */
export function turnCalled(park: Park, now: number): Effect[] {
  return [...park.called].flatMap(([game, { lot, dogs: all, dealsAt }]): Effect[] => {
    if (now < dealsAt) return []
    park.called.delete(game)
    const dogs = all.filter((id) => !playsHere(park, id))
    if (dogs.length > 1) return startRace(park, { game, lot, dogs }, now)
    return dogs.map((to) => ({ do: 'send', to, message: { type: 'raceCalled', game, dogs: [], dealsAt } }))
  })
}

/** When that is to be done, epoch ms; Infinity if never. */
export function calledDue({ called }: Park): number {
  return Math.min(Infinity, ...[...called.values()].map(({ dealsAt }) => dealsAt))
}

function playsHere(park: Park, id: DogId): boolean {
  const dog = park.dogs.get(id)
  return dog !== undefined && isPlaying(dog)
}
