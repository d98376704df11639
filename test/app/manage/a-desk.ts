import type { Desk, DeskMethods } from '#app/load-context.ts'
import { capabilitiesOf } from '#durable/rules/roles.ts'

/** What the frame of the pages knows of the member of staff. */
export type Facts = Pick<Desk, 'username' | 'badge' | 'capabilities' | 'freshUntil'>

/**
 * The desk of an administrator who has just signed in. It has only these methods; another one throws.
 */
export function aDesk(methods: Partial<DeskMethods>, facts: Partial<Facts> = {}): Desk {
  const admin = { admin: 1, moderator: 0 }
  const known = { username: 'Selina', badge: 'administrator', capabilities: capabilitiesOf(admin), ...facts }
  const rooms = async () => new Map([['plaza', 'The Plaza']])
  return { freshUntil: Date.now() + 60_000, roomNames: rooms, ...known, ...methods } as Desk
}
