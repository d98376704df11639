import type { Moment } from '#app/game/model/game/game-state.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Lesson } from '#durable/rules/users/lessons.ts'

/** The lesson that a moment of the game completes; null for none. `me` is the own dog. */
export function lessonOf(moment: Moment, me: DogId | null): Lesson | null {
  if (moment.type === 'dug') return moment.dog === me ? 'dig' : null
  return moment.type === 'met' ? 'say' : null
}
