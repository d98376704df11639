import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import { poopOf } from '#durable/room/ground/poops.ts'
import { freeSpot } from '#durable/room/ground/things.ts'
import { wakeUp } from '#durable/room/resting.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import { POOP } from '#durable/rules/life/poop.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { placedWords } from './placed-words.ts'

type Pooping = { deed: Deed; no: ActProblem | null } | { refused: { reason: Refusal; retryInMs?: number } }
type Where = { dog: ParkDog; tile: Tile }

/**
 * [O4] Needs dry ground where nothing else lies. [O5] Its message passes the same filter and calm mode as a chat line.
 */
export function poop(park: Park, { dog, tile }: Where, typed: string, now: number): Pooping {
  const { name, color, badge } = dog.visitor
  const worded =
    typed.trim() === '' ? { words: null } : placedWords(park, dog, { typed, lettersMax: POOP.letters }, now)
  if ('refused' in worded) return worded
  const spot = freeSpot(park, tile, ({ x, y }) => groundAt(park.grid, x, y) !== GROUND.water)
  const by = { name, color, isStaff: badge !== null }
  return { deed: { type: 'poop', tile: spot ?? tile, by, ...worded }, no: spot ? null : 'place-taken' }
}

/** [O6] The poop must still be there, and near. */
export function scoop(park: Park, { tile }: Where, of: number, now: number): Pooping {
  const lying = poopOf(park, of, now)
  const no = lying ? (isInReach(tile, lying) ? null : 'too-far') : 'poop-gone'
  return { deed: { type: 'scoop', poop: { dog: of, op: lying?.op ?? '' } }, no }
}

/** [O5] Sends the message of a poop to the dog that sniffs at it, [C11] unless its user does not hear the owner. */
export function smell(
  park: Park,
  dog: ParkDog,
  { poop: of }: Extract<ClientMessage, { type: 'smell' }>,
  now: number,
): Effect[] {
  const { dog: to, unheard } = dog.visitor
  const lying = poopOf(park, of, now)
  const isNear = lying && isInReach(placeAt(park.grid, dog.walk, now).tile, lying)
  if (!isNear) {
    const reason = lying ? 'too-far' : 'poop-gone'
    return [{ do: 'send', to, message: { type: 'refused', request: 'smell', reason } }]
  }
  const message = lying.isStaff || !unheard.includes(lying.user) ? lying.message : null
  const { text = null, seq: line = null } = message ?? {}
  const told = { type: 'smelled', poop: of, name: lying.name, text, line } as const
  return [...wakeUp(park, dog, now), { do: 'send', to, message: told }]
}
