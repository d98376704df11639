import { DurableObject } from 'cloudflare:workers'
import { roomFailed } from '#worker/faults.ts'
import { CLOSE, PING, PONG, type CloseCode } from '#durable/protocol/close-codes.ts'
import { PACK_HEADER, VISITOR_HEADER, fromHeader, packFromHeader, type PackRef } from '#durable/protocol/gate.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import type { News } from '#durable/protocol/news.ts'
import { parseClientFrame } from '#durable/protocol/parse.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Room, Witness } from '#durable/room/room.ts'
import { Alarm, WAKE_AGAIN_MS } from './shell/alarm.ts'
import type { Desk, Hears } from './shell/books/desk.ts'
import { openDesk } from './shell/books/open-desk.ts'
import { Carrier } from './shell/carrier.ts'
import { Hearing } from './shell/hearing.ts'
import { RoomBuilder } from './shell/room-builder.ts'
import type { RoomEnv } from './shell/room-env.ts'
import { BROKEN, NORMAL, Sockets } from './shell/sockets.ts'
import { StayBook } from './shell/stay-book.ts'
import { RoomStorage } from './shell/storage.ts'

/**
 * One park room on Cloudflare: carries sockets, storage and the alarm to the room (room/room.ts) and decides nothing.
 *
 * It sleeps whenever nothing happens (WebSocket Hibernation API): this object is gone, the sockets stay open, and the
 * next message makes a new one from storage and the attachments of the sockets. So there are no interval timers here. No
 * handler of a message awaits: what one does is done before the next. What is sent leaves when all before it is safe.
 */
export class ParkRoom extends DurableObject<RoomEnv> {
  private readonly key: string
  private readonly sockets: Sockets
  private readonly storage: RoomStorage
  private readonly builder: RoomBuilder
  private readonly hearing: Hearing
  private readonly stays: StayBook
  private readonly alarmClock: Alarm
  private readonly carrier: Carrier
  private readonly desk: Desk

  constructor(ctx: DurableObjectState, env: RoomEnv) {
    super(ctx, env)
    this.key = ctx.id.name ?? ''
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.sockets = new Sockets(ctx, () => this.room)
    this.storage = new RoomStorage(ctx.storage)
    this.hearing = new Hearing(ctx.storage)
    this.stays = new StayBook(env.DB, this.key)
    this.alarmClock = new Alarm(ctx.storage)
    const { sockets, storage, stays, alarmClock } = this
    const savePlaces = () => this.attend(null, (now) => storage.savePlaces(this.room.savedPlaces(now)))
    const heard: Hears = (react) => this.attend(null, (now) => this.carryOut(react(this.room, now), now))
    this.desk = openDesk({ env, room: this.key, now: () => Date.now(), storage, alarmClock, heard })
    const parts = { sockets, storage, stays, alarmClock, desk: this.desk }
    this.carrier = new Carrier(parts, { room: () => this.room, savePlaces })
    this.builder = new RoomBuilder({ ctx, env, storage: this.storage, sockets: this.sockets, hearing: this.hearing })
    void ctx.blockConcurrencyWhile(async () => {
      this.stays.sweepBy(await this.alarmClock.load(), Date.now())
      this.wake()
      this.desk.lookRound()
    })
  }

  private get room(): Room {
    return this.builder.room
  }

  /** From the Worker alone, which has looked at origin and ticket (worker/routes/parks.ts). */
  override async fetch(request: Request): Promise<Response> {
    const [header, pack] = [VISITOR_HEADER, PACK_HEADER].map((name) => request.headers.get(name))
    if (!header || !pack) return new Response(null, { status: 400 })
    await this.playBy(packFromHeader(pack))
    if (!this.builder.isReady) return new Response(null, { status: 503 })
    const { 0: client, 1: server } = new WebSocketPair()
    this.sockets.accept(server, this.hearing.putAside(fromHeader(header)), Date.now())
    this.setAlarm()
    return new Response(null, { status: 101, webSocket: client })
  }

  /** This is published now. Where its pack cannot be had all goes on as it is, and the next dog brings the news again. */
  async playBy(published: PackRef): Promise<void> {
    const newer = await this.builder.newer(published)
    if (newer) this.attend(null, (now) => this.carryOut(this.builder.rebuild(newer, now), now))
  }

  override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): void {
    this.attend(socket, (now) => {
      const seat = this.sockets.seatOf(socket)
      if (!seat) return
      const message = parseClientFrame(raw)
      const since = message?.type === 'ack' ? this.sockets.acknowledged(socket, message.frame) : null
      if (since !== null) this.carryOut(this.room.refresh(seat.visitor.dog, since, now), now)
      else if (seat.isAdmitted) this.carryOut(this.room.receive(seat.visitor.dog, message, now), now)
      else if (message?.type !== 'hello') this.lose(socket, now, CLOSE.badMessage)
      else this.carryOut(this.room.enter(this.hearing.of(seat.visitor), message, now), now, socket)
    })
  }

  override webSocketClose(socket: WebSocket): void {
    this.attend(null, (now) => this.lose(socket, now))
    // A hibernating object answers the close frame itself, or the visitor waits for it (seen in workerd, July 2026).
    if (socket.readyState === WebSocket.CLOSING) socket.close(NORMAL)
  }

  override webSocketError(socket: WebSocket): void {
    this.attend(null, (now) => this.lose(socket, now))
  }

  override alarm(): void {
    this.alarmClock.rang()
    this.attend(null, (now) => {
      this.storage.expire(now, () => this.room.savedPlaces(now))
      this.hearing.keepOnly([...this.sockets.visitors, ...this.room.visitors])
      for (const socket of this.sockets.overdue(now)) this.lose(socket, now, CLOSE.silent)
      this.desk.lookWhenDue(now)
      this.stays.sweepWhenDue(this.room.visitors, now, this)
    })
    this.wake()
  }

  /** The user's right to be here has ended: all dogs of the user go, on whatever socket, told why where there is a notice. */
  closeUser(user: number, code: CloseCode, notice: Notice | null = null): void {
    this.attend(null, (now) => {
      this.carryOut(this.room.sendAway(user, { code, notice }, now), now)
      for (const socket of this.sockets.awaitedOf((visitor) => visitor.user === user)) this.lose(socket, now, code)
    })
  }

  /** The dog has come in elsewhere, with a ticket of this epoch. */
  seeOff(dog: DogId, epoch: number): void {
    this.attend(null, (now) => {
      const older = this.sockets.awaitedOf((visitor) => visitor.dog === dog && visitor.epoch < epoch)
      for (const socket of older) this.lose(socket, now, CLOSE.elsewhere)
      this.carryOut(this.room.seeOff(dog, epoch, now), now)
    })
  }

  /** The words of these users do not reach this one any more, and those of all others do again. */
  hearOnly(user: number, unheard: readonly number[]): void {
    this.hearing.set(user, unheard)
    this.attend(null, (now) => this.carryOut(this.room.hearOnly(user, unheard), now))
  }

  calmDown(asked: Room['calm']): void {
    this.attend(null, (now) => this.carryOut(this.room.calmDown(asked), now))
  }

  /** What the books say of dogs that are here, or on their way. */
  learn(news: readonly News[]): void {
    this.attend(null, (now) => this.carryOut(this.room.learn(news, now), now))
  }

  /** For staff: what was said here, whispers too, the newest lines before `before`; and who is here. */
  staffLog(before: number | null, limit: number): KeptLine[] {
    return this.storage.chat.before(before, limit)
  }

  witnesses(): Witness[] {
    return this.room.witnesses
  }

  /** Nobody reads any more what the user has said here. */
  forget(user: number): void {
    this.storage.chat.forget(user)
  }

  private wake(): void {
    this.alarmClock.wakeAt = Date.now() + WAKE_AGAIN_MS
    this.attend(null, (now) => this.carryOut(this.room.wake(now), now))
  }

  /** The socket is gone, or goes now with this code. */
  private lose(socket: WebSocket, now: number, code?: number): void {
    const visitor = this.sockets.seatOf(socket)?.visitor
    const own = code === undefined ? this.sockets.remove(socket) : this.sockets.close(socket, code)
    if (!visitor) return
    this.carryOut(own === null ? this.room.turnAway(visitor, now) : this.room.drop(own, now), now)
  }

  /** The edge: nothing that goes wrong over one socket takes the room from the others. */
  private attend(socket: WebSocket | null, handle: (now: number) => void): void {
    try {
      const now = this.sockets.beginEvent(Date.now())
      handle(now)
      for (const slow of this.sockets.takeSlow()) this.lose(slow, now, CLOSE.slow)
    } catch (error) {
      roomFailed(this.env.DB, this.key, error)
      this.sockets.forgetEvent()
      if (socket) this.attend(null, (now) => this.lose(socket, now, BROKEN))
    }
    this.setAlarm()
  }

  private carryOut(effects: readonly Effect[], now: number, entering: WebSocket | null = null): void {
    this.carrier.carryOut(effects, now, entering)
  }

  private setAlarm(): void {
    this.alarmClock.set([this.sockets.nextHelloBy, this.storage.chat.nextExpiry, this.stays.nextSweep(this.room.size)])
  }
}
