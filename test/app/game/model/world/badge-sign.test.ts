import { expect, it } from 'vitest'
import { badgeSignOf, pennonsShown } from '#app/game/model/world/badge-sign.ts'

it.each([
  [{ badge: null, committee: 2 }, 'streamer-2', 2],
  [{ badge: 'moderator', committee: 2 }, 'moderator', null],
  [{ badge: null, committee: null }, null, null],
  [{ badge: null }, null, null],
] as const)('[PC8] a dog with %j shows %s', (dog, sign, pennons) => {
  expect([badgeSignOf(dog), pennonsShown(dog)]).toEqual([sign, pennons])
})
