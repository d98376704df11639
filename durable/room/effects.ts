import type { ServerMessage, DogId, ChatLine } from '#durable/protocol/messages.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'

/** What the room wants done. The Durable Object carries it out in order and decides nothing. */
export type Effect =
  | { do: 'send'; to: DogId; message: ServerMessage }
  /** To every dog with an open socket, but `except`. */
  | { do: 'tell'; except?: DogId; message: ServerMessage }
  /** Close the socket of a dog. */
  | { do: 'close'; dog: DogId; code: CloseCode }
  /** Keep a line in the room's own log, before anyone hears it. */
  | { do: 'record'; line: ChatLine }
  /** The places have changed: save a snapshot soon, or together with the next record. */
  | { do: 'save' }
  /** Call `wake` at this time (epoch ms); a later request replaces an earlier one; null cancels. */
  | { do: 'wakeAt'; at: number | null }
