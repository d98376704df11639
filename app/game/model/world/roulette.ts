import type { DogId, DogMark, ServerMessage } from '#durable/protocol/messages.ts'

/** [PC12] What this page was told of the colour roulette. `until` is by the clock of the room, `at` by our own (epoch ms). */
export type Roulette = {
  /** The question that the own dog has yet to answer. */
  asked: { by: DogId; until: number } | null
  /** The latest question of the own dog, and what it was answered. */
  asking: { dog: DogId; until: number; yes: boolean | null } | null
  /** The dog that has got a colour last. */
  drawn: { dog: DogId; at: number } | null
}

export const NOT_ASKED: Roulette = { asked: null, asking: null, drawn: null }

type Told = Extract<ServerMessage, { type: 'tintAsked' | 'tintAnswered' }>

/** After a question or an answer; `me` is the own dog. */
export function afterQuestion(was: Roulette, message: Told, me: DogId | null): Roulette {
  if (message.type === 'tintAsked') {
    const { by, dog, until } = message
    return dog === me ? { ...was, asked: { by, until } } : { ...was, asking: { dog, until, yes: null } }
  }
  return was.asking?.dog === message.dog ? { ...was, asking: { ...was.asking, yes: message.yes } } : was
}

/** After a dog has got a colour or its own again. */
export function afterTint(was: Roulette, { dog, mark }: DogMark, now: number): Roulette {
  return mark.tint ? { ...was, drawn: { dog, at: now } } : was
}
