import type { Visitor } from '#durable/protocol/gate.ts'
import type { Flow } from './flow.ts'
import type { Frame, Listener } from './outbox.ts'

/** What outlives a sleep of the room. `helloBy` (epoch ms) is when the hello must have come, null once it has. */
export type Attachment = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }

/** Who is on a socket. */
export type Seat = Listener & Attachment & { socket: WebSocket; flow: Flow }

/** A sleep must not forget that somebody has missed something. */
export function remember({ socket, visitor, helloBy, version, flow: { heldSince } }: Seat): void {
  const attached: Attachment = { visitor, helloBy, version, heldSince }
  socket.serializeAttachment(attached)
}

/** One that has died meanwhile hears nothing; its close event is on the way. */
export function deliver({ socket, flow }: Seat, frame: Frame, now: number): void {
  if (flow.isHeld) return
  try {
    socket.send(frame)
  } catch (error) {
    // To ask each socket first costs as much as a tenth of the sending.
    if (socket.readyState === WebSocket.OPEN) throw error
    return
  }
  flow.sent(typeof frame === 'string' ? frame.length : frame.byteLength, now)
}
