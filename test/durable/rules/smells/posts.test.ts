import { expect, it } from 'vitest'
import { POSTS, isAtPost, postOfThing, postsIn, thingOfPost } from '#durable/rules/smells/posts.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

const places = ROOM_DOCS.flatMap((doc) => postsIn(doc.key, doc.things).map((post) => ({ doc, post })))

it('[TH12] has eighteen posts, each in its room once and on ground where a dog can stand', () => {
  expect(POSTS).toHaveLength(18)
  expect(places.map(({ post }) => post.number).toSorted((one, other) => one - other)).toEqual([...POSTS.keys()])
  const blocked = places.filter(({ doc, post }) => !isWalkable(gridOf(doc), post.tile.x, post.tile.y))
  expect(blocked.map(({ post }) => post.thing)).toEqual([])
})

it('[TH12] has posts only in rooms that everybody may enter', () => {
  expect(places.filter(({ doc }) => doc.access !== undefined || doc.isClosed).map(({ doc }) => doc.key)).toEqual([])
})

it('[TH12] knows the same posts in a twin, and no other thing by the same id', () => {
  const at = { x: 80, y: 100 }
  expect(postsIn('plaza~2', [{ id: 'post-gate', prefab: 'smell-post', ...at }])).toEqual([
    { number: 0, thing: 'post-gate', tile: { x: 2, y: 3 } },
  ])
  expect(postsIn('plaza', [{ id: 'post-gate', prefab: 'lamp', ...at }])).toEqual([])
  expect(postsIn('plaza', [{ id: 'post-of-staff', prefab: 'smell-post', ...at }])).toEqual([])
})

it('[TH12] is reached from two tiles away', () => {
  const [{ post }] = places as [(typeof places)[number]]
  const aside = (tiles: number) => ({ x: post.tile.x + tiles, y: post.tile.y })
  expect([2, 3].map((tiles) => isAtPost(post, aside(tiles)))).toEqual([true, false])
})

it('is named by the verb "use" as nothing else is', () => {
  expect(postOfThing(thingOfPost('post-gate'))).toBe('post-gate')
  expect([postOfThing('post-gate'), postOfThing('npc:garm')]).toEqual([null, null])
})
