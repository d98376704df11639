import type { ServerMessage, DogId } from '#durable/protocol/messages.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { KeptLine } from './chat/log.ts'
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
  /** Keep a line in the room's own log, before anyone hears it. */
  | { do: 'record'; line: KeptLine }
  /** Keep what is known of this dog, or that it is gone, before anyone hears of what happened: it came, went, spoke. */
  | { do: 'keep'; dog: DogId }
  /** Somebody walks or rests: keep the places of all soon. A crash of the machine costs the walking since then. */
  | { do: 'save' }
  /** The dog is no longer in the room, nor on its way by this epoch or an older one: for whoever keeps count of dogs. */
  | { do: 'gone'; dog: DogId; epoch: number }
  /** Remember for the user, and for whoever keeps count of dogs, that the dog hides or shows itself. */
  | { do: 'hide'; dog: DogId; user: number; epoch: number; hidden: boolean }
  /** Ask the books for it, and call `settle` with what has come of it. */
  | { do: 'ask'; act: Act }
  /** Keep what lies on the ground, before anyone sees it. */
  | { do: 'keepGround' }
  /** Keep what poop lies about, before anyone sees it. */
  | { do: 'keepPoops' }
  /** Keep what staff ask of the room, before anyone hears of it. */
  | { do: 'keepCalm' }
  /** Call `wake` at this time (epoch ms); a later request replaces an earlier one; null cancels. */
  | { do: 'wakeAt'; at: number | null }
