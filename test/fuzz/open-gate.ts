import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { PACK_HEADER, packHeader } from '#durable/protocol/gate.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { packText } from '#durable/world/room-pack.ts'
import { freshState } from '#test/browser/fresh-state.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { freePort } from '#test/support/free-port.ts'
import { hashOf } from '#worker/hash.ts'
import { withD1 } from '#worker/local/database.ts'
import { miniflareWorker } from '#worker/local/server/miniflare-options.ts'
import type { Frame } from './raw-socket.ts'

/**
 * Stands in for our Worker in front of the rooms and accepts any visitor. A POST lists many sockets: the gate opens one
 * after the other, sends their frames and responds with the close codes.
 */
const GATE = `export default {
  async fetch(request, env) {
    if (request.method !== 'POST') return enter(env, new URL(request.url).searchParams.get('visitor'))
    const { sockets, withinMs } = await request.json()
    const codes = []
    for (const socket of sockets) codes.push(await closeCodeAfter(env, socket, withinMs))
    return Response.json(codes)
  },
}

function enter(env, visitor) {
  const headers = { Upgrade: 'websocket', 'x-visitor': encodeURIComponent(visitor), '${PACK_HEADER}': env.PACK }
  return env.PARK_ROOM.getByName('plaza').fetch(new Request('https://park.invalid/', { headers }))
}

async function closeCodeAfter(env, { visitor, frames }, withinMs) {
  const { webSocket: socket } = await enter(env, visitor)
  let timer
  const closed = new Promise((done) => {
    timer = setTimeout(() => done(0), withinMs)
    socket.addEventListener('close', ({ code }) => done(code))
    socket.addEventListener('error', () => done(1006))
  })
  socket.accept()
  for (const { text, base64 } of frames) socket.send(text ?? Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)))
  const code = await closed
  clearTimeout(timer)
  return code
}`

/**
 * Every dog has a stay that no room ends, in place of those that the gate of the park would have written: who has none is
 * asked for a ticket at the next sweep.
 */
const STAYS = `insert into presence (dog_id, user_id, room, epoch, hidden, since, seen_at)
  select id, user_id, 'plaza', ${Number.MAX_SAFE_INTEGER}, 0, 0, ${Number.MAX_SAFE_INTEGER} from dog`

/** One socket: its visitor and its frames. */
export type GateSocket = { visitor: string; frames: readonly Frame[] }

/** The address at which a dog opens a socket of its own. */
export function addressOf(url: string, dog: number, changes: Partial<Visitor> & { epoch: number }): string {
  return `${url}?visitor=${encodeURIComponent(visitorOf(dog, changes))}`
}

/** The visitor as the gate hands it to the room. */
export function visitorOf(dog: number, changes: Partial<Visitor> & { epoch: number }): string {
  return JSON.stringify(aVisitor(dog, changes))
}

/** The deployed rooms in a real workerd, behind a gate that asks for no tickets: 300,000 tickets would test D1. */
export class OpenGate {
  readonly url: string
  /** Errors that workerd logged, and failures that the room logged. */
  readonly errors: string[] = []
  readonly #miniflare: Miniflare
  readonly #state: string

  private constructor(port: number, { state, pack }: { state: string; pack: string }) {
    this.#state = state
    this.url = `ws://127.0.0.1:${port}/`
    const rooms = miniflareWorker('rooms')
    this.#miniflare = new Miniflare({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.ERROR),
      structuredWorkerdLogs: true,
      d1Persist: join(state, 'v3/d1'),
      handleStructuredLogs: ({ level, message }) => this.#logged(level, message),
      workers: [
        {
          name: 'gate',
          modules: true,
          script: GATE,
          compatibilityDate: rooms.compatibilityDate,
          bindings: { PACK: pack },
          durableObjects: { PARK_ROOM: { className: 'ParkRoom', scriptName: rooms.name, useSQLite: true } },
        },
        rooms,
      ],
    })
  }

  static async open(): Promise<OpenGate> {
    const state = await freshState('seed')
    await withD1(state, (database) => database.prepare(STAYS).run())
    const pack = packHeader({ rev: 1, hash: await hashOf(packText(PLAZA)) })
    const gate = new OpenGate(await freePort(), { state, pack })
    await gate.#miniflare.ready
    return gate
  }

  /**
   * Opens one socket after the other through the gate: 300,000 handshakes over TCP would test TCP. Returns the close
   * codes, 0 for a socket that was not closed in time.
   */
  async sendAll(sockets: readonly GateSocket[], withinMs: number): Promise<number[]> {
    const encoded = sockets.map(({ visitor, frames }) => ({ visitor, frames: frames.map(encodedFrame) }))
    const body = JSON.stringify({ sockets: encoded, withinMs })
    // A connection of its own, because a kept one may be closed at the moment at which it is used again.
    const headers = { Connection: 'close' }
    return (await fetch(this.url.replace(/^ws/, 'http'), { method: 'POST', headers, body })).json()
  }

  async close(): Promise<void> {
    await this.#miniflare.dispose()
    rmSync(this.#state, { recursive: true, force: true })
  }

  // A socket that its own client breaks is not our fault.
  #logged(level: string, message: string): void {
    const isFault = level === 'error' || /room-failed|Uncaught|exception/i.test(message)
    if (isFault && !/Network connection lost|disconnected/.test(message)) this.errors.push(message)
  }
}

function encodedFrame({ data, isBinary }: Frame): { text: string } | { base64: string } {
  return isBinary ? { base64: Buffer.from(data).toString('base64') } : { text: String(data) }
}
