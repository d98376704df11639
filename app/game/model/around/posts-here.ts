import { isAtPost, postsIn } from '#durable/rules/smells/posts.ts'
import type { SmellPost } from '#durable/rules/smells/posts.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

type Furnished = { doc: Pick<RoomDoc, 'key' | 'things'> }

/** [TH12] The smell post that a dog on this tile reaches; the first of several. */
export function postBeside({ doc }: Furnished, here: Tile): SmellPost | undefined {
  return postsIn(doc.key, doc.things).find((post) => isAtPost(post, here))
}

/** [TH12] The smell post that a thing of the room is. */
export function postOn({ doc }: Furnished, id: string): SmellPost | undefined {
  return postsIn(doc.key, doc.things).find(({ thing }) => thing === id)
}
