import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { ServerMessage, DogId, WireThing } from '#durable/protocol/messages.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Act } from './act.ts'
import type { KeptLine, KeptParts, LotAsked } from './state/kept.ts'

/**
 * What the room wants done. The host (durable/host/room-host.ts) carries effects out in order and decides nothing.
 * A dog has one own socket. During `enter` there is a second one, the entering socket, whose hello is being answered.
 */
export type Effect =
  /**
   * From here on the entering socket is the dog's own one: it gets all later messages, in the protocol version it asked
   * for.
   */
  | { do: 'admit'; dog: DogId; version: number }
  /**
   * Send a message to the dog's own socket. [G7] `inFull`: its reader cannot find the steps of the walk in it from the ground.
   */
  | { do: 'send'; to: DogId; message: ServerMessage; inFull?: boolean }
  /**
   * Broadcast to the own sockets of all dogs but `except` and `unheardBy`, the dogs that do not hear the speaker [C11]. `inFull` as
   * above.
   */
  | { do: 'tell'; except?: DogId; unheardBy?: readonly DogId[]; message: ServerMessage; inFull?: boolean }
  /**
   * Close the dog's own socket, which is its own no longer, or the entering socket, which then never becomes its own.
   */
  | { do: 'close'; dog: DogId; socket: 'own' | 'entering'; code: CloseCode }
  /**
   * Write to storage. `now` is written before any message about it leaves; `later` is written once for all changes of
   * the next seconds, and a crash of the machine may lose it. A line is added to the log of the room, with the place of
   * its speaker, and with the speaker if it is not written yet. A dog is written as it is, or deleted when it has left.
   * `places` is where all dogs are. Every other name is a kept part (state/kept.ts).
   */
  | { do: 'keep'; what: keyof KeptParts | 'places' | { dog: DogId } | { line: KeptLine }; when: 'now' }
  | { do: 'keep'; what: keyof KeptParts | 'places' | { dog: DogId }; when: 'later' }
  /**
   * Update presence: the dog is not in the room any more, nor on its way with a ticket of this epoch or an older one.
   */
  | { do: 'gone'; dog: DogId; epoch: number }
  /** Update presence and the user's stored choice: the dog hides or shows itself. */
  | { do: 'hide'; dog: DogId; user: number; epoch: number; hidden: boolean }
  /**
   * [M6] The user of the dog was cut off for flooding, and rests before any of its dogs gets the next ticket. Other rooms
   * close its sockets as well.
   */
  | { do: 'flooded'; dog: DogId; user: number }
  /**
   * Tell the user of a dog that sleeps by push that `from` has whispered to it. `isPageHidden`: its page is open, but
   * nobody looks at it.
   */
  | { do: 'knock'; user: number; dog: DogId; from: { user: number; dog: DogId }; isPageHidden: boolean }
  /** Ask the ledger to perform the act; `settled` brings the outcome. */
  | { do: 'ask'; act: Act }
  /** [BK2] Give the user stamps for what the dog was seen to do; `stamped` brings the answer. */
  | { do: 'stamp'; dog: DogId; user: number; keys: readonly StampKey[] }
  /** [G6] Ask the database for what gates ask of these dogs; `passersRead` brings it. */
  | { do: 'askPassers'; dogs: readonly DogId[] }
  /** [ED5] Ask the ledger to move a thing that nobody can reach; `tidied` brings it. */
  | { do: 'tidy'; thing: WireThing; to: Tile }
  /** [PC11] Ask for a seed that nobody can foresee, and its hash; `lotMade` brings both. */
  | { do: 'lot'; asked: LotAsked }
  /** Hand over `woken` at this time (epoch ms); a later request replaces an earlier one; null cancels. */
  | { do: 'wakeAt'; at: number | null }
