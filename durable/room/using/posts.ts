import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Deed, LedgerOutcome } from '#durable/room/act.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import type { Park } from '#durable/room/state/park.ts'
import type { ActProblem } from '#durable/rules/life/reach.ts'
import { POSTS, POST_USES, isAtPost, postOfThing } from '#durable/rules/smells/posts.ts'
import { placeAt } from '#durable/rules/walks.ts'

type Asked = Extract<ClientMessage, { type: 'use' }>

/** Whether it is asked of a smell post. */
export function isOfPost({ thing }: Asked): boolean {
  return postOfThing(thing) !== null
}

/** [TH12] Vouches that the dog is at the post, whose marks the ledger keeps. */
export function atPost(
  park: Park,
  dog: ParkDog,
  { thing, how = 0 }: Asked,
  now: number,
): { deed: Deed; no: ActProblem | null } | { refused: { reason: Refusal } } {
  const post = park.posts.get(postOfThing(thing) ?? '')
  const use = POST_USES[how]
  if (!post || use === undefined) return { refused: { reason: 'not-here' } }
  const isThere = isAtPost(post, placeAt(park.grid, dog.walk, now).tile)
  return { deed: { type: 'use', post: post.number, how: use }, no: isThere ? null : 'too-far' }
}

/** [TH12] Tells the dog that asked, and nobody else, which marks are on the post. */
export function tellMarks(dog: ParkDog, post: number, { marks }: Extract<LedgerOutcome, { type: 'post' }>): Effect[] {
  const { thing } = POSTS[post] ?? {}
  return thing === undefined
    ? []
    : [{ do: 'send', to: dog.visitor.dog, message: { type: 'postRead', post: thing, marks } }]
}
