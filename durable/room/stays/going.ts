import type { Visitor } from '#durable/protocol/gate.ts'
import type { Effect } from '../effects.ts'

/** To be told when a dog is not in the room any more, or will not come in after all. */
export function gone({ dog, epoch }: Visitor): Effect {
  return { do: 'gone', dog, epoch }
}
