import { PALETTE } from '#app/art/palette.ts'
import { wordsForReader } from '#app/game/model/chat/phrase-words.ts'
import type { GameState, Moment } from '#app/game/model/game/game-state.ts'
import { speakerOf } from '#app/game/scene/npcs/npc-figures.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { TYPING_SHOWN_MS } from '#durable/rules/chat.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { BARK_MS, EMOTE_MS, ttlMs } from './bubbles.ts'
import type { Bubble, Sign } from './bubbles.ts'

type Heard = Extract<Moment, { type: 'said' | 'emoted' | 'typing' }>

/** Ids of bubbles that are no lines. They are negative, one per dog for its typing mark and one for its emote. */
const TYPING_ID = -1
const EMOTE_ID = -1_000_000_000
const NPC_ID = -2_000_000_000
const RESULT_ID = -3_000_000_000

/** What bubbles need besides the moment. */
type Showing = {
  /** The note above a whisper: to whom, or null for one to the own dog. */
  whisperNote: (to: string | null) => string
  /** What a dog has reached in a game. */
  resultWords: (game: GameKey, score: number) => string
  phrases: GameState['phrases']
  /** What a dog is called among those that are here. */
  called: (dog: { id: DogId; name: string }) => string
  /** [PC8] Whether the dog's owner sits on the party committee. */
  sits: (dog: DogId) => boolean
  /** The own dog. */
  me: DogId | null
  share: number
  now: number
}

/** The bubble for a moment; null if it has none. */
export function bubbleOf(moment: Moment, showing: Showing): Bubble | null {
  // What the own dog finds is shown by the interface (hud/gains).
  if (moment.type === 'dug' && moment.bones > 0 && moment.dog !== showing.me)
    return heardBubble({ type: 'emoted', dog: moment.dog, emote: 'bone' }, showing)
  if (moment.type === 'npc-said') {
    const { name, text } = moment
    // What a thing says is shown over the own dog, which uses it.
    const dog = moment.npc === null ? (showing.me ?? 0) : speakerOf(moment.npc)
    const id = NPC_ID - Math.abs(dog)
    const until = showing.now + showing.share * ttlMs(text)
    return { id, dog, name, color: PALETTE.stone1, text, kind: 'npc', frame: 'npc', until }
  }
  if (moment.type === 'scored') {
    const { dog, name, color } = moment
    const text = showing.resultWords(moment.game, moment.score)
    const isOwn = dog === showing.me
    const until = showing.now + showing.share * ttlMs(text)
    const rim = { frame: frameOf(dog, isOwn, showing), isOwn }
    return { id: RESULT_ID - dog, dog, name, color, text, kind: 'result', ...rim, until }
  }
  if (moment.type === 'did' && moment.act === 'bark') return signBubble(moment.dog, 'bark', showing.now + BARK_MS)
  return isHeard(moment) ? heardBubble(moment, showing) : null
}

function isHeard(moment: Moment): moment is Heard {
  return moment.type === 'said' || moment.type === 'emoted' || moment.type === 'typing'
}

/** A mark without words. */
function signBubble(dog: DogId, sign: Sign, until: number): Bubble {
  const id = (sign === 'typing' ? TYPING_ID : EMOTE_ID) - dog
  return { id, dog, name: '', color: '', text: '', kind: 'sign', frame: 'plain', sign, until }
}

function frameOf(dog: DogId, isOwn: boolean, { sits }: Pick<Showing, 'sits'>): Bubble['frame'] {
  if (sits(dog)) return 'committee'
  return isOwn ? 'own' : 'plain'
}

function heardBubble(moment: Heard, showing: Showing): Bubble {
  const { whisperNote, called, phrases, share, now } = showing
  if (moment.type !== 'said') {
    const { dog } = moment
    if (moment.type === 'typing') return signBubble(dog, 'typing', now + TYPING_SHOWN_MS)
    return signBubble(dog, moment.emote, now + EMOTE_MS)
  }
  const { line, isOwn } = moment
  const { seq: id, dog, color } = line
  const name = called({ id: dog, name: line.name })
  const text = wordsForReader(line, phrases)
  const frame = frameOf(dog, isOwn, showing)
  const said = { id, dog, kind: 'line', frame, isOwn, name, color, text, until: now + share * ttlMs(text) } as const
  if ('to' in line)
    return { ...said, manner: 'whisper', note: whisperNote(isOwn ? called({ id: line.to, name: line.toName }) : null) }
  return line.as ? { ...said, manner: line.as } : said
}
