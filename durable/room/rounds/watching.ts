import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Effect } from '#durable/room/effects.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { Allowance } from '#durable/room/state/bucket.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { NO_ROUNDS } from '#durable/room/state/round-in-play.ts'
import { WATCH_TILES } from '#durable/rules/games/round/watching.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { roundSoFar } from './round-messages.ts'

const WATCHES: Allowance = { burst: 4, refillMs: 1000 }

type Asked = Extract<ClientMessage, { type: 'watch' }>

/** [GR14] The dog watches the round that another one plays beside it, or stops watching. */
export function watch(park: Park, dog: ParkDog, { dog: id }: Asked, now: number): Effect[] {
  const rounds = (dog.rounds ??= { ...NO_ROUNDS })
  rounds.watching = null
  if (id === null) return []
  const { bucket, retryInMs } = take(rounds.watches, WATCHES, now)
  rounds.watches = bucket
  if (retryInMs > 0) return [refuse(dog, 'too-fast', retryInMs)]
  const player = park.dogs.get(id)
  const round = player?.rounds?.inPlay
  const isMet = player && player !== dog && !player.hidden && !isAway(player) && !isApart(dog, player)
  if (!isMet || !round || round.isOver) return [refuse(dog, 'not-here')]
  if (!isNear(park, { dog, player }, now)) return [refuse(dog, 'too-far')]
  rounds.watching = id
  if (rounds.inPlay && !rounds.inPlay.isOver) rounds.inPlay.hasWatched = true
  return [{ do: 'send', to: dog.visitor.dog, message: roundSoFar(player, round) }]
}

/** Sends a piece of the round to all who watch it from near. Who has walked away watches no more, and is told so. */
export function tellWatchers(
  park: Park,
  player: ParkDog,
  { message, now }: { message: ServerMessage; now: number },
): Effect[] {
  const effects: Effect[] = []
  for (const dog of park.dogs.values()) {
    if (dog.rounds?.watching !== player.visitor.dog || isAway(dog)) continue
    const isStill = isNear(park, { dog, player }, now)
    if (!isStill) dog.rounds.watching = null
    effects.push(isStill ? { do: 'send', to: dog.visitor.dog, message } : refuse(dog, 'too-far'))
  }
  return effects
}

function isNear({ grid }: Park, { dog, player }: { dog: ParkDog; player: ParkDog }, now: number): boolean {
  const [one, other] = [dog, player].map(({ walk }) => placeAt(grid, walk, now).tile)
  return !!one && !!other && Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= WATCH_TILES
}

/** Whether one of the two does not want to meet the other [C11]. */
function isApart({ visitor: one }: ParkDog, { visitor: other }: ParkDog): boolean {
  return one.unheard.includes(other.user) || other.unheard.includes(one.user)
}

function refuse(dog: ParkDog, reason: Refusal, retryInMs?: number): Effect {
  const refused = { type: 'refused', request: 'watch', reason, ...(retryInMs !== undefined && { retryInMs }) } as const
  return { do: 'send', to: dog.visitor.dog, message: refused }
}
