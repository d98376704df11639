import type { Visitor } from '#durable/protocol/gate.ts'
import type { Reader } from './delivery.ts'
import type { Frame } from './outbox.ts'

/** What outlives a sleep of the room. `helloBy` (epoch ms) is when the hello must have come, null once it has. */
export type Attachment = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }

/** Who is on a socket. */
export type Seat = Reader & Attachment & { socket: WebSocket }

/** A sleep must not forget that somebody has missed something. */
export function remember({ socket, visitor, helloBy, version, flow: { heldSince } }: Seat): void {
  const attached: Attachment = { visitor, helloBy, version, heldSince }
  socket.serializeAttachment(attached)
}

/** Whether it went: one that has died meanwhile hears nothing, its close event is on the way. */
export function put({ socket }: Seat, frame: Frame): boolean {
  try {
    socket.send(frame)
    return true
  } catch (error) {
    // Asked only now: to ask each socket before is a call into the platform more for every frame.
    if (socket.readyState === WebSocket.OPEN) throw error
    return false
  }
}
