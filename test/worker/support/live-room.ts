import {
  abortAllDurableObjects,
  env,
  evictDurableObject,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { vi } from 'vitest'
import { SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import type { ParkRoom } from '#durable/park-room.ts'
import { PACK_HEADER, VISITOR_HEADER, packHeader, toHeader } from '#durable/protocol/gate.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { ROOMS, ROOM_DOCS } from '#durable/world/rooms.ts'
import { socketOf } from './socket.ts'
import type { VisitorSocket } from './socket.ts'
import { openWorld, publishedPack } from './world.ts'

/** The home room as a real Durable Object, on a clock that stands still until it is advanced. */
export const liveRoom = {
  get stub() {
    return env.PARK_ROOM.getByName(HOME_ROOM)
  },

  /** A socket that the gate has accepted and that has not sent its hello. */
  async knock(visitor: Visitor): Promise<VisitorSocket> {
    const pack = packHeader(await publishedPack(HOME_ROOM))
    const headers = { Upgrade: 'websocket', [VISITOR_HEADER]: toHeader(visitor), [PACK_HEADER]: pack }
    return socketOf(await this.stub.fetch('https://park.invalid/', { headers }))
  },

  async join(visitor: Visitor): Promise<VisitorSocket> {
    const socket = await this.knock(visitor)
    await socket.hello()
    return socket
  },

  /** Time passes, and delayed work of the room is done. */
  async wait(ms: number): Promise<void> {
    await this.inside(() => void vi.advanceTimersByTime(ms))
  },

  /** Hibernates the room: its memory is lost, its sockets stay, as the platform does while nothing happens. */
  async sleep(): Promise<void> {
    await this.save()
    await this.evict()
  },

  /** Time passes, and the room stores what has changed. */
  async save(): Promise<void> {
    await this.wait(SAVE_WITHIN_MS)
    const inMs = await this.alarmInMs()
    if (inMs !== null && inMs <= 0) await this.ringAlarm()
  },

  /** Hibernates without time passing before. */
  async evict(): Promise<void> {
    await evictDurableObject(this.stub)
  },

  /** The process dies, with memory and sockets. */
  async crash(): Promise<void> {
    vi.clearAllTimers()
    await abortAllDurableObjects()
  },

  /** Runs the alarm. Returns false if none is set. */
  ringAlarm(): Promise<boolean> {
    return runDurableObjectAlarm(this.stub)
  },

  /** In how many milliseconds the alarm rings; null without one. */
  alarmInMs(): Promise<number | null> {
    return this.inside(async (state) => {
      const at = await state.storage.getAlarm()
      return at === null ? null : at - Date.now()
    })
  },

  /** Deletes everything, after sockets that are closing are closed. */
  async close(): Promise<void> {
    await this.inside(() => {})
    await reset()
    await openWorld(ROOM_DOCS.filter(({ key }) => key === HOME_ROOM))
  },

  /** Gives access to the object itself, so that a test can break a part of it. */
  withObject<Result>(look: (object: ParkRoom) => Result): Promise<Result> {
    return runInDurableObject(this.stub, (object: ParkRoom) => look(object))
  },

  /** Deletes the alarm, as the platform does after some failures. */
  async forgetAlarm(): Promise<void> {
    await this.inside(({ storage }) => storage.deleteAlarm())
    await this.evict()
  },

  inside<Result>(look: (state: DurableObjectState) => Result | Promise<Result>): Promise<Result> {
    return runInDurableObject(this.stub, (_room, state) => look(state))
  },
}

/** A tile that a dog can step to from here. */
export function tileBeside({ x, y }: Tile): Tile {
  const doc = ROOMS[HOME_ROOM]
  const beside = [1, -1].flatMap((step) => [
    { x: x + step, y },
    { x, y: y + step },
  ])
  const free = beside.find((tile) => doc && isWalkable(gridOf(doc), tile.x, tile.y))
  if (!free) throw new Error(`Nothing to walk on beside ${x}, ${y}`)
  return free
}
