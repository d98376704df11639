import type { DogId, ServerMessage, WireFestive } from '#durable/protocol/messages.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'

/** [PC14] The festive pieces of the room, in the order in which they were set up, and what was done last. */
export type Festive = {
  pieces: readonly WireFestive[]
  /** `by` is the dog that did it, null where nobody is named; `at` is our own clock (epoch ms). Null before anything was done. */
  news: { by: DogId | null; did: 'stood' | 'cleared'; kinds: readonly FestiveKind[]; at: number } | null
}

export const NOT_FESTIVE: Festive = { pieces: [], news: null }

/** What one dog does within so many ms is told as one thing. */
export const TOLD_TOGETHER_MS = 8000

type Told = Extract<ServerMessage, { type: 'stood' | 'cleared' }>

/** After pieces were set up or have gone. Nothing is told of what a dog does that the player does not hear. */
export function afterPieces({ pieces: were, news }: Festive, message: Told, now: number): Festive {
  const { type, by = null } = message
  if (type === 'stood') {
    const pieces = [...were.filter(({ id }) => id !== message.piece.id), message.piece]
    return { pieces, news: by === null ? news : told(news, { by, did: type, kinds: [message.piece.kind], at: now }) }
  }
  const gone = were.filter(({ id }) => message.pieces.includes(id))
  if (gone.length === 0) return { pieces: were, news }
  const kinds = gone.map(({ kind }) => kind)
  return { pieces: were.filter((piece) => !gone.includes(piece)), news: told(news, { by, did: type, kinds, at: now }) }
}

function told(before: Festive['news'], news: NonNullable<Festive['news']>): Festive['news'] {
  const isSame = before?.by === news.by && before.did === news.did && news.at < before.at + TOLD_TOGETHER_MS
  return isSame ? { ...news, kinds: [...before.kinds, ...news.kinds] } : news
}
