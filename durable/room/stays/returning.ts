import type { Visitor } from '#durable/protocol/gate.ts'
import { take } from '#durable/room/state/bucket.ts'
import type { Allowance } from '#durable/room/state/bucket.ts'
import type { Park } from '#durable/room/state/park.ts'

/**
 * [E11] How often a dog may come back by passes. A page needs one return after a deploy and some more on a bad line; who
 * needs more than that asks for a ticket, which the gate slows down.
 */
const RETURNS: Allowance = { burst: 4, refillMs: 15_000 }

/**
 * [E11] Uses up the pass with this hash. Returns the visitor that it lets in, who is as it was when the dog came; null if
 * no dog that is kept here has this pass, or if its dog has come back too often. Nobody else is asked: who may not come
 * back was taken out of the room, and a pass is void as soon as its dog has another one.
 */
export function takeBack(park: Park, hash: string, now: number): Visitor | null {
  const dog = [...park.dogs.values()].find(({ visitor }) => visitor.pass === hash)
  if (!dog) return null
  const { bucket, retryInMs } = take(dog.returns, RETURNS, now)
  dog.returns = bucket
  if (retryInMs > 0) return null
  dog.visitor = withoutPass(dog.visitor)
  return { ...dog.visitor, entry: null, hidden: dog.hidden }
}

export function withoutPass(visitor: Visitor): Visitor {
  const { pass: _, ...rest } = visitor
  return rest
}
