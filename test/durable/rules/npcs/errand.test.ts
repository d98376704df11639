import { expect, it } from 'vitest'
import { ERRAND_ROOMS, errandPosts, errandRoomOn } from '#durable/rules/npcs/errand.ts'
import { POSTS } from '#durable/rules/smells/posts.ts'

const DAY = 20_777

it('[NP7] sends dogs to another room each day, to all of them in five days', () => {
  const rooms = Array.from({ length: 5 }, (_, later) => errandRoomOn(DAY + later))
  expect(rooms.toSorted()).toEqual([...ERRAND_ROOMS].toSorted())
})

it('[NP7] asks for a post of that room, which has one', () => {
  for (let day = DAY; day < DAY + 5; day++) {
    const wanted = POSTS.filter((_, number) => (errandPosts(day) & (1 << number)) !== 0)
    expect(new Set(wanted.map(({ room }) => room))).toEqual(new Set([errandRoomOn(day)]))
  }
})
