import ReconnectingWebSocket from 'partysocket/ws'
import { isFinalClose, PING, PONG } from '#durable/protocol/close-codes.ts'
import { FrameError } from '#durable/protocol/frames/byte-reader.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import { OLDEST_VERSION, PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { afterEvent, waitBeforeTry } from './link.ts'
import type { Link, LinkEvent } from './link.ts'
import { HeldPass, socketPath } from './pass.ts'
import { Acknowledger } from './receipts.ts'
import { recordsIn, welcomeIn } from './received.ts'

/**
 * A ticket for a socket to a room, or the refusal (null if the server did not answer). `retryInMs` says when there may
 * be a ticket.
 */
export type Ticket = { room: string; ticket: string; pack: string; gained?: number | null; nudges?: number }
export type Entrance = Ticket | { refusal: Refusal | null; text?: string; retryInMs?: number | null }

export type ConnectionOptions = {
  /** Requests a new ticket. Each ticket opens one socket. */
  enter: () => Promise<Entrance>
  /** Makes the first message on a socket to this room, in this version of the protocol. */
  hello: (room: string, version: number) => ClientMessage
  /** An attempt comes back by the pass of the room, without a ticket. */
  onReturn: () => void
  onFrame: (records: readonly FrameRecord[]) => void
  onLink: (link: Link) => void
}

/** How often an open socket is pinged, ms. It counts as dead if no pong comes within PONG_MS. */
const PING_EVERY_MS = 10_000
const PONG_MS = 5000
const TICKET_MS = 8000

/**
 * The connection to the room. Partysocket handles the socket and reconnects it; the pauses (full jitter), the tickets
 * and the decision when to give up are ours (link.ts). Nothing is queued while disconnected, so that no stale walk or
 * line arrives.
 */
export class Connection {
  #link: Link = { state: 'connecting', since: Date.now() }
  #room = ''
  #closeCode = 1000
  #version = PROTOCOL_VERSION
  /** Whether an attempt has got as far as a ticket or a pass. */
  #hasWay = false
  /** Acknowledges the frames of the open socket. */
  #acknowledger: Acknowledger | null = null
  /** The ticket for the next socket, if there is one already. */
  #next: Ticket | null = null
  readonly #pass = new HeldPass()
  #endWait: (() => void) | null = null
  #pingTimer: ReturnType<typeof setTimeout> | undefined
  #pongTimer: ReturnType<typeof setTimeout> | undefined
  readonly #options: ConnectionOptions
  readonly #socket: ReconnectingWebSocket
  readonly #listening = new AbortController()

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#socket = new ReconnectingWebSocket(() => this.#nextUrl(), [], {
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      connectionTimeout: 4000,
      maxEnqueuedMessages: 0,
      shouldReconnectOnClose: (event) => !isFinalClose(event.code),
    })
    this.#socket.binaryType = 'arraybuffer'
    this.#socket.addEventListener('open', () => this.#opened())
    this.#socket.addEventListener('message', (event) => this.#received(event.data))
    this.#socket.addEventListener('close', (event) => this.#closed(event.code))
    const check = () => this.#check()
    const { signal } = this.#listening
    window.addEventListener('online', check, { signal })
    window.addEventListener('pageshow', check, { signal })
    document.addEventListener('visibilitychange', () => this.#looked(), { signal })
  }

  /** Sends a message. Returns false if the connection is not open: the message is dropped. */
  send(message: ClientMessage): boolean {
    if (this.#link.state !== 'open') return false
    return this.#socket.send(JSON.stringify(this.#acknowledger?.riding(message) ?? message))
  }

  /** Ends the pause before the next attempt. */
  tryNow() {
    this.#endWait?.()
  }

  /** Connects again after an end, since the player asked for it. */
  enterAgain() {
    this.#happened({ type: 'asked' })
    this.#socket.reconnect()
  }

  /** Leaves this room for the one of the ticket. */
  moveTo(ticket: Ticket) {
    this.send({ type: 'leave' })
    this.#next = ticket
    this.#hasWay = false
    this.#stopTimers()
    this.enterAgain()
  }

  /**
   * Reconnects after a frame that cannot be read, since every later frame builds on it. It asks for the older version
   * of the protocol, which does not build on earlier frames.
   */
  startAfresh() {
    this.#version = OLDEST_VERSION
    this.#socket.reconnect()
  }

  /** Closes the connection for good. */
  close() {
    this.#listening.abort()
    this.#stopTimers()
    this.#endWait?.()
    this.#socket.close()
  }

  async #nextUrl(): Promise<string> {
    if (this.#link.state === 'lost') await this.#wait(this.#link)
    this.#happened({ type: 'trying' })
    const back = this.#pass.forTry(this.#link, Date.now())
    if (back) {
      this.#options.onReturn()
      return this.#urlOf(back)
    }
    const entrance = this.#next ?? (await Promise.race([this.#options.enter(), noAnswer(TICKET_MS)]))
    this.#next = null
    if ('refusal' in entrance) {
      this.#happened({ type: 'no-ticket', refusal: entrance.refusal, retryInMs: entrance.retryInMs ?? null })
      if (this.#link.state === 'ended') this.#socket.close()
      throw new Error('no ticket')
    }
    this.#pass.replaced()
    return this.#urlOf(entrance)
  }

  #urlOf(way: Parameters<typeof socketPath>[0]): string {
    this.#room = way.room
    this.#hasWay = true
    return new URL(socketPath(way), location.href.replace(/^http/, 'ws')).href
  }

  async #wait({ tries, notBefore = 0 }: { tries: number; notBefore?: number }) {
    const ownWaitMs = waitBeforeTry({ tries, code: this.#closeCode, random: Math.random })
    const waitMs = Math.max(ownWaitMs, notBefore - Date.now())
    this.#happened({ type: 'waiting', until: Date.now() + waitMs })
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs)
      this.#endWait = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#endWait = null
  }

  #opened() {
    this.#acknowledger = new Acknowledger((frame) => this.send({ type: 'ack', frame }))
    this.#socket.send(JSON.stringify(this.#options.hello(this.#room, this.#version)))
    this.#pingLater()
  }

  #received(data: unknown) {
    if (data === PONG) {
      clearTimeout(this.#pongTimer)
      this.#pongTimer = undefined
      return
    }
    const records = this.#records(data)
    if (!records) return
    const welcome = welcomeIn(records)
    if (welcome) {
      this.#pass.welcomed(welcome)
      this.#happened({ type: 'welcomed' })
      if (document.visibilityState === 'hidden') this.send({ type: 'look', away: true })
    }
    this.#options.onFrame(records)
    this.#acknowledger?.received()
  }

  #records(data: unknown): FrameRecord[] | null {
    try {
      return recordsIn(data)
    } catch (error) {
      if (!(error instanceof FrameError)) throw error
      this.startAfresh()
      return null
    }
  }

  // Partysocket also reports a close for an attempt without a ticket, which has been counted already.
  #closed(code: number) {
    this.#stopTimers()
    if (!this.#hasWay) return
    this.#hasWay = false
    this.#closeCode = code
    this.#pass.closed(code)
    if (this.#link.state !== 'ended') this.#happened({ type: 'closed', code })
  }

  #pingLater() {
    clearTimeout(this.#pingTimer)
    this.#pingTimer = setTimeout(() => {
      this.#ping()
      this.#pingLater()
    }, PING_EVERY_MS)
  }

  #ping() {
    if (this.#pongTimer !== undefined) return
    this.#socket.send(PING)
    this.#pongTimer = setTimeout(() => {
      this.#pongTimer = undefined
      this.#socket.reconnect()
    }, PONG_MS)
  }

  // The room knows whether whispers are read: nobody is told by push of what is on the screen.
  #looked() {
    const away = document.visibilityState === 'hidden'
    this.send({ type: 'look', away })
    if (!away) this.#check()
  }

  // The network is back or the tab is visible again, so the connection is checked at once.
  #check() {
    if (this.#socket.readyState === ReconnectingWebSocket.OPEN) this.#ping()
    else this.tryNow()
  }

  #stopTimers() {
    this.#acknowledger?.stop()
    clearTimeout(this.#pingTimer)
    clearTimeout(this.#pongTimer)
    this.#pongTimer = undefined
  }

  #happened(event: LinkEvent) {
    this.#link = afterEvent(this.#link, event, Date.now())
    this.#options.onLink(this.#link)
  }
}

function noAnswer(afterMs: number): Promise<Entrance> {
  return new Promise((resolve) => setTimeout(() => resolve({ refusal: null }), afterMs))
}
