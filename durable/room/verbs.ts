import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { emote, typing } from './chat/gesturing.ts'
import { look } from './chat/knocking.ts'
import { say, sayPhrase, whisper } from './chat/talking.ts'
import type { Effect } from './effects.ts'
import { limitMessages } from './flooding.ts'
import type { AwaitedKind } from './flooding.ts'
import { hide, refuseWhileHidden } from './hiding.ts'
import type { WhileHidden } from './hiding.ts'
import { act } from './life/acting.ts'
import { isOfFestive, useFestive } from './life/building.ts'
import { callRace, isOfTogether } from './life/calling.ts'
import { isOfChallenge, useChallenge } from './life/challenging.ts'
import { isOfRoulette, useRoulette } from './life/colouring.ts'
import { tellNose } from './life/nosing.ts'
import { smell } from './life/pooping.ts'
import { isOfWheel, useWheel } from './life/spinning.ts'
import { stampMessage } from './life/stamping.ts'
import { takePose } from './resting.ts'
import { played } from './rounds/playing.ts'
import { watch } from './rounds/watching.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'
import { cutOff, wakeWhenDue } from './stays/dropping.ts'
import { leave } from './stays/leaving.ts'
import { isOfSomebody } from './using/npcs.ts'
import { isOfPost } from './using/posts.ts'
import { isOfRiddle } from './using/riddle.ts'
import { handleUse } from './using/things.ts'
import { isOfTrail } from './using/trail.ts'
import { walk } from './walking.ts'

type Type = ClientMessage['type']
type MessageOf<T extends Type> = { [One in T]: Extract<ClientMessage, { type: One }> }[T]

/** How a room handles a message of type `T`. The fields of the message are a row of `FIELDS` in protocol/parse.ts. */
type Verb<T extends Type> = {
  /** What is done with it while the dog is hidden. */
  whileHidden: WhileHidden
  /** Whether the page awaits an answer, so that it gets a refusal even when the message is dropped in a flood. */
  awaited: AwaitedKind
  play: (park: Park, dog: ParkDog, message: MessageOf<T>, now: number) => Effect[]
}

const ACT = { whileHidden: 'refused', awaited: 'act', play: act } as const
const SPEECH = { whileHidden: 'refused', awaited: null } as const
const UNSEEN = { whileHidden: 'played', awaited: null } as const

export const VERBS = {
  hello: { ...UNSEEN, play: (park, dog, _, now) => cutOff(park, dog, { code: CLOSE.badMessage, now }) },
  walk: { whileHidden: 'played', awaited: 'walk', play: whileTinted(walk) },
  say: { ...SPEECH, play: say },
  whisper: { ...SPEECH, play: whisper },
  phrase: { ...SPEECH, play: (park, dog, { phrase }, now) => sayPhrase(park, dog, phrase, now) },
  emote: { ...SPEECH, play: (park, dog, { emote: shown }, now) => emote(park, dog, shown, now) },
  typing: { whileHidden: 'dropped', awaited: null, play: (park, dog, _, now) => typing(park, dog, now) },
  rest: { ...UNSEEN, play: whileTinted((park, dog, { pose }, now) => takePose(park, dog, pose, now)) },
  look: { ...UNSEEN, play: (_, dog, message, now) => look(dog, message, now) },
  leave: { ...UNSEEN, play: (park, dog, _, now) => leave(park, dog, { code: CLOSE.bye, when: 'later', now }) },
  hide: { ...UNSEEN, play: (park, dog, { hidden }, now) => hide(park, dog, hidden, now) },
  sniff: ACT,
  dig: ACT,
  drop: ACT,
  pickUp: ACT,
  poop: ACT,
  scoop: ACT,
  pawPrint: ACT,
  use: {
    ...ACT,
    play: (park, dog, asked, now) => usedAs(asked)(park, dog, asked, now),
  },
  smell: { ...UNSEEN, play: smell },
  nose: { ...UNSEEN, play: (park, dog, _, now) => tellNose(park, dog, now) },
  played: { whileHidden: 'dropped', awaited: null, play: played },
  watch: { ...UNSEEN, play: watch },
  ack: { ...UNSEEN, play: () => [] },
} satisfies { [T in Type]: Verb<T> }

/**
 * Handles a message from the dog's own socket. It passes these guards in order; the first that returns effects ends it:
 *
 * 1. The protocol: a frame that it does not know (`null`, protocol/parse.ts) closes the socket [M4].
 * 2. `limitMessages`: twenty messages a second of all types; the third strike closes the socket [M2].
 * 3. `refuseWhileHidden`: a hidden dog does nothing that others would hear or see [K4].
 * 4. The guards of the verb, in the order of its `play`. For any text: it must not be empty or too long, then come the calm
 *    mode (calming.ts) [C13], the bucket of lines [C2], the word filter (`wordsOf`), which costs the most, and repetition.
 *    For an act: a retry of the op in progress, the bucket of acts [M5], one act at a time, and the preconditions that
 *    the room can check; the ledger decides last. For a use of a thing: a retry, the bucket of uses [US2], and what the thing
 *    says; nothing else holds it up.
 *
 * All effects then pass `hideFromOthers` (events.ts).
 */
export function play(park: Park, dog: ParkDog, message: ClientMessage | null, now: number): Effect[] {
  if (!message) return cutOff(park, dog, { code: CLOSE.badMessage, now })
  const { awaited, whileHidden } = VERBS[message.type]
  return (
    limitMessages(park, dog, { message, awaited }, now) ??
    refuseWhileHidden(dog, message, whileHidden) ??
    playVerb(park, dog, { type: message.type, message, now })
  )
}

/** [PC13] A dog with a tint may come into water by its new walk, when the room has to be awake. */
function whileTinted<T extends Type>(move: Verb<T>['play']): Verb<T>['play'] {
  return (park, dog, message, now) => [...move(park, dog, message, now), ...(dog.tint ? wakeWhenDue(park, now) : [])]
}

function usedAs(asked: MessageOf<'use'>): Verb<'use'>['play'] {
  if (isOfSomebody(asked) || isOfPost(asked) || isOfTrail(asked) || isOfRiddle(asked)) return act
  if (isOfRoulette(asked)) return useRoulette
  if (isOfFestive(asked)) return useFestive
  if (isOfChallenge(asked)) return useChallenge
  if (isOfTogether(asked)) return callRace
  return isOfWheel(asked) ? useWheel : handleUse
}

type Played<T extends Type> = { type: T; message: MessageOf<T>; now: number }

function playVerb<T extends Type>(park: Park, dog: ParkDog, { type, message, now }: Played<T>): Effect[] {
  const verbs: { [One in Type]: Verb<One> } = VERBS
  const before = dog.walk
  const effects = verbs[type].play(park, dog, message, now)
  return [...effects, ...stampMessage(park, dog, { message, before, effects }, now)]
}
