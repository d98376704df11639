import { describe, expect, it, vi } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { ClientMessage, ServerMessage } from '#durable/protocol/messages.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import { VERBS } from '#durable/room/verbs.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { somebody } from './everyone.ts'
import { ROLES, SIGNED_IN } from './who-may.ts'
import type { Role } from './who-may.ts'

type Ways = { [Type in ClientMessage['type']]: Way<Extract<ClientMessage, { type: Type }>> }

/** `brings` is what a permitted sender receives, or a bystander if `seenBy` is set. All others get 'staff-only'. */
type Way<Message> = {
  who: readonly Role[]
  frame: Omit<Message, 'type'>
  brings: ServerMessage['type'] | 'closed' | 'nothing'
  seenBy?: 'a bystander'
}

const op = '00000000-0000-4000-8000-000000000001'
const COURSE = { game: 'JumpingDog', seed: '0'.repeat(32), isCalm: false } as const
const MODERATOR: readonly Role[] = ['moderator']

/** [S2] Who may send which message: the only list. A visitor has no ticket, and so no socket to send over. */
const WHO_MAY_SEND: Ways = {
  hello: { who: SIGNED_IN, frame: { version: OLDEST_VERSION, lastSeq: null }, brings: 'welcome' },
  walk: { who: SIGNED_IN, frame: { seq: 1, x: 13, y: 11 }, brings: 'walked' },
  say: { who: SIGNED_IN, frame: { text: 'good morning' }, brings: 'said' },
  whisper: { who: SIGNED_IN, frame: { to: 2 ** 30, text: 'psst' }, brings: 'refused' },
  phrase: { who: SIGNED_IN, frame: { phrase: 'hello' }, brings: 'said' },
  emote: { who: SIGNED_IN, frame: { emote: 'heart' }, brings: 'emoted' },
  typing: { who: SIGNED_IN, frame: {}, brings: 'typing', seenBy: 'a bystander' },
  look: { who: SIGNED_IN, frame: { away: true }, brings: 'nothing' },
  rest: { who: SIGNED_IN, frame: { pose: 'sit' }, brings: 'rested' },
  leave: { who: SIGNED_IN, frame: {}, brings: 'closed' },
  hide: { who: MODERATOR, frame: { hidden: true }, brings: 'welcome' },
  sniff: { who: SIGNED_IN, frame: { op, dog: 2 ** 30 }, brings: 'refused' },
  dig: { who: SIGNED_IN, frame: { op }, brings: 'refused' },
  drop: { who: SIGNED_IN, frame: { op, thing: 2 ** 30, ver: 1 }, brings: 'refused' },
  pickUp: { who: SIGNED_IN, frame: { op, thing: 2 ** 30, ver: 1 }, brings: 'refused' },
  poop: { who: SIGNED_IN, frame: { op, text: '' }, brings: 'pooped' },
  scoop: { who: SIGNED_IN, frame: { op, poop: 2 ** 30 }, brings: 'refused' },
  pawPrint: { who: SIGNED_IN, frame: { op, dog: 2 ** 30, text: '' }, brings: 'refused' },
  use: { who: SIGNED_IN, frame: { op, thing: 'npc:garm' }, brings: 'refused' },
  smell: { who: SIGNED_IN, frame: { poop: 2 ** 30 }, brings: 'refused' },
  nose: { who: SIGNED_IN, frame: {}, brings: 'nose' },
  played: { who: SIGNED_IN, frame: { round: op, from: 0, tick: 0, bytes: '', course: COURSE }, brings: 'playing' },
  watch: { who: SIGNED_IN, frame: { dog: 2 ** 30 }, brings: 'refused' },
  ack: { who: SIGNED_IN, frame: { frame: 0 }, brings: 'nothing' },
}

const ROOM = 'lake'

/** The socket of a role at the gate of a room; null if the gate refuses. */
async function knock(role: Role): Promise<VisitorSocket | null> {
  const { as, dogId } = await somebody(role)
  const ticket = as && dogId !== null ? await aTicket({ userId: as.userId, dogId, room: ROOM }) : 'none'
  const answer = await askToEnter(ticket, { room: ROOM })
  return answer.status === 403 ? null : socketOf(answer)
}

async function comeIn(role: Role): Promise<VisitorSocket | null> {
  const socket = await knock(role)
  await socket?.hello()
  return socket
}

/** What a frame brings its sender: what the list says, 'staff-only', or 'no socket'. */
async function outcome(type: string, role: Role): Promise<string> {
  const way = Object.entries(WHO_MAY_SEND).find(([name]) => name === type)?.[1]
  if (!way) return 'not on the list'
  const own = type === 'hello' ? await knock(role) : await comeIn(role)
  if (!own) return 'no socket'
  const bystander = way.seenBy ? await comeIn('player') : own
  own.sendRaw(JSON.stringify({ type, ...way.frame }))
  if (way.brings === 'nothing') own.send({ type: 'emote', emote: 'wave' })
  const closed = way.brings === 'closed' ? (await own.closed) === CLOSE.bye : false
  const brought = way.brings === 'nothing' ? 'emoted' : way.brings
  const word = await vi.waitUntil(() => {
    const refusals = own.told('refused').filter(({ request }) => request === type)
    if (refusals.some(({ reason }) => reason === 'staff-only')) return 'staff-only'
    // What the room tells after the hello does not contain what the dog has asked for since.
    const expected = type === 'hide' || type === 'nose' ? 2 : 1
    if (brought === 'closed') return closed && 'closed'
    return (bystander?.told(brought).length ?? 0) >= expected && way.brings
  }, WAITING)
  // A dog whose connection is cut would keep its place for a minute, and the room takes 150 at most.
  for (const socket of new Set([own, bystander])) if (brought !== 'closed') socket?.send({ type: 'leave' })
  return word
}

const WAITING = { timeout: 20_000, interval: 5 }

describe('[S2] a message does what it says for the permitted roles and nothing for the others', () => {
  it.each(Object.keys(VERBS))('%s', async (type) => {
    const list: Readonly<Record<string, { who: readonly Role[]; brings: string }>> = WHO_MAY_SEND
    const words = await Promise.all(ROLES.map(async (role) => [role, await outcome(type, role)]))
    const listed = ROLES.map((role) => {
      const denied = role === 'visitor' ? 'no socket' : 'staff-only'
      return [role, list[type]?.who.includes(role) ? list[type]?.brings : denied]
    })
    expect(Object.fromEntries(words)).toEqual(Object.fromEntries(listed))
  })
})
