import { aDogOf, aUser } from './d1.ts'
import type { TestUser } from './d1.ts'
import { askToEnter, aTicket } from './gate.ts'
import { socketOf } from './socket.ts'
import type { VisitorSocket } from './socket.ts'

/** A signed-in user with a dog. */
export type Kennel = { as: TestUser; dogId: number }

export async function aKennel(changes: Parameters<typeof aUser>[0] = {}): Promise<Kennel> {
  const as = await aUser(changes)
  return { as, dogId: await aDogOf(as.userId) }
}

/** Brings the dog into the park, through the gate. */
export async function goIn(kennel: Kennel, room?: string): Promise<VisitorSocket> {
  return (await comeIn(kennel, { room })).socket
}

/** Does so too, with the number of the last line that it was sent. Also answers what it is welcomed with. */
export async function comeIn({ as, dogId }: Kennel, { room, lastSeq }: { room?: string; lastSeq?: number } = {}) {
  const ticket = await aTicket({ userId: as.userId, dogId, room })
  const socket = socketOf(await askToEnter(ticket, { room }))
  return { socket, welcome: await socket.hello(lastSeq) }
}
