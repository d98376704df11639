import { DurableObject } from 'cloudflare:workers'
import { RoomHost } from '#durable/host/room-host.ts'
import { PING, PONG } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { PackRef } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { DogId, Notice } from '#durable/protocol/messages.ts'
import type { Witness } from '#durable/room/room.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import type { SeenRound } from '#durable/rules/games/round/watching.ts'
import { capacityOf } from '#durable/rules/places/capacity.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { portsOf } from './shell/ports.ts'
import type { RoomEnv } from './shell/room-env.ts'
import { RoomStorage } from './shell/storage.ts'
import { upgrade } from './shell/upgrade.ts'

/**
 * One park room on Cloudflare. It gives its host (host/room-host.ts) the ports: the sockets, the storage and the alarm
 * of a Durable Object, and D1. It decides nothing.
 *
 * It hibernates whenever nothing happens (WebSocket Hibernation API): the object is gone, the sockets stay open, and
 * the next message makes a new object from storage and the attachments of the sockets. So there are no interval timers
 * here. No handler of a message awaits, so each message is handled wholly before the next. A frame leaves only when all
 * writes before it are safe (output gate).
 */
export class ParkRoom extends DurableObject<RoomEnv> {
  private readonly storage: RoomStorage
  private readonly host: RoomHost<WebSocket, string | ArrayBuffer>

  constructor(ctx: DurableObjectState, env: RoomEnv) {
    super(ctx, env)
    const key = ctx.id.name ?? ''
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.storage = new RoomStorage(ctx.storage)
    this.host = new RoomHost(portsOf(ctx, env, this.storage), { key, maxDogs: capacityOf(env.ROOM_MAX_DOGS) })
    void ctx.blockConcurrencyWhile(async () => this.host.start(await ctx.storage.getAlarm()))
  }

  override fetch(request: Request): Promise<Response> {
    return upgrade(this.host, request)
  }

  playBy(published: PackRef): Promise<void> {
    return this.host.playBy(published)
  }

  override webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): void {
    this.host.received(socket, raw)
  }

  override webSocketClose(socket: WebSocket): void {
    this.host.lost(socket)
    // A hibernatable socket must answer the close frame itself, by 1000, a normal end: else the client waits for it.
    if (socket.readyState === WebSocket.CLOSING) socket.close(1000)
  }

  override webSocketError(socket: WebSocket): void {
    this.host.lost(socket)
  }

  override alarm(): void {
    this.host.ring()
  }

  closeUser(user: number, code: CloseCode, notice: Notice | null = null, session: string | null = null): void {
    this.host.stays.closeUser(user, code, notice, session)
  }

  seeOff(dog: DogId, epoch: number): void {
    this.host.stays.seeOff(dog, epoch)
  }

  /** [M6] The user has flooded in another room. */
  cutOff(user: number): void {
    this.host.stays.cutOff(user)
  }

  hearOnly(user: number, unheard: readonly number[], readAt?: number): void {
    this.host.hearOnly(user, unheard, readAt)
  }

  calmDown(asked: Calm | null): void {
    this.host.react({ type: 'calmed', calm: asked })
  }

  learn(events: readonly LedgerEvent[]): void {
    this.host.react({ type: 'learned', events })
  }

  /** [GR15] Whether a dog of this user played the round here, with this log, at the pace of hands. */
  hasSeen(round: SeenRound): boolean {
    return this.host.room.hasSeen(round)
  }

  /** For staff: at most `limit` lines and whispers before number `before` (null: the newest), oldest first. */
  staffLog(before: number | null, limit: number): KeptLine[] {
    return this.storage.chat.before(before, limit)
  }

  /** For the user's own export: what they have said here, whispers too, at most the newest `limit` lines, oldest first. */
  saidBy(user: number, limit: number): KeptLine[] {
    return this.storage.chat.saidBy(user, limit)
  }

  /** For staff: the dogs in the room. */
  witnesses(): Witness[] {
    return this.host.room.witnesses
  }

  /** Deletes all that these users have said here. A Worker of before names one. */
  forget(users: number | readonly number[]): void {
    for (const user of typeof users === 'number' ? [users] : users) this.storage.forget(user)
  }
}
