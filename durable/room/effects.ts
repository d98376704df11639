import type { ServerMessage, DogId } from '#durable/protocol/messages.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { KeptLine } from './chat/log.ts'
import type { KeptParts } from './kept.ts'
import type { Act } from './life/act.ts'

/**
 * What the room wants done. The Durable Object carries it out in order and decides nothing.
 * A dog has one socket of its own. During `enter` there is a second one: that whose hello is being answered.
 */
export type Effect =
  /** From here on the entering socket is the dog's own: what is sent and told next is for it, in the version it asked for. */
  | { do: 'admit'; dog: DogId; version: number }
  /** To the dog's own socket. */
  | { do: 'send'; to: DogId; message: ServerMessage }
  /** To every dog's own socket, but that of `except` and those of dogs that must not get it. */
  | { do: 'tell'; except?: DogId; unheardBy?: readonly DogId[]; message: ServerMessage }
  /** Close a socket: the dog's own one, which is then no longer its own, or the entering one, which never becomes so. */
  | { do: 'close'; dog: DogId; socket: 'own' | 'entering'; code: CloseCode }
  /**
   * Keep something: `now`, before anyone hears of what happened, or `later`, once for all that changes until then, which a
   * crash of the machine may undo. A line goes into the room's own log; a dog is kept as it is, or as gone; `places` is
   * where all dogs are; every other name is one of the room's kept parts (kept.ts).
   */
  | { do: 'keep'; what: keyof KeptParts | 'places' | { dog: DogId } | { line: KeptLine }; when: 'now' }
  | { do: 'keep'; what: keyof KeptParts | 'places'; when: 'later' }
  /** The dog is no longer in the room, nor on its way by this epoch or an older one: for whoever keeps count of dogs. */
  | { do: 'gone'; dog: DogId; epoch: number }
  /** Remember for the user, and for whoever keeps count of dogs, that the dog hides or shows itself. */
  | { do: 'hide'; dog: DogId; user: number; epoch: number; hidden: boolean }
  /** [M6] The dog was cut off for flooding: for whoever gives tickets. */
  | { do: 'flooded'; dog: DogId }
  /** Ask the ledger for it, and call `settle` with what has come of it. */
  | { do: 'ask'; act: Act }
  /** Call `wake` at this time (epoch ms); a later request replaces an earlier one; null cancels. */
  | { do: 'wakeAt'; at: number | null }
