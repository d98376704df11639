import {
  abortAllDurableObjects,
  env,
  evictDurableObject,
  reset,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test'
import { vi } from 'vitest'
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

/** Longer than a change may wait to be saved. */
const SAVED_MS = 2000

/** The home room as a real Durable Object, on a clock that stands still until it is turned. */
export const liveRoom = {
  get stub() {
    return env.PARK_ROOM.getByName(HOME_ROOM)
  },

  /** A socket that the gate has let through, and that has yet to say hello. */
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

  /** Time passes; what the room has put off until then is done. */
  async wait(ms: number): Promise<void> {
    await this.inside(() => void vi.advanceTimersByTime(ms))
  },

  /** Memory is lost, sockets stay: what the platform does to a room in which nothing happens. */
  async sleep(): Promise<void> {
    await this.wait(SAVED_MS)
    await this.evict()
  },

  /** A sleep that no time passes before. */
  async evict(): Promise<void> {
    await evictDurableObject(this.stub)
  },

  /** The process dies, and with it memory and sockets. */
  async crash(): Promise<void> {
    vi.clearAllTimers()
    await abortAllDurableObjects()
  },

  /** False where no alarm is set. */
  ringAlarm(): Promise<boolean> {
    return runDurableObjectAlarm(this.stub)
  },

  /** In how many milliseconds the room is woken; null where it is not. */
  alarmInMs(): Promise<number | null> {
    return this.inside(async (state) => {
      const at = await state.storage.getAlarm()
      return at === null ? null : at - Date.now()
    })
  },

  /** Forgets everything, once the closings that are under way are through. */
  async close(): Promise<void> {
    await this.inside(() => {})
    await reset()
    await openWorld(ROOM_DOCS.filter(({ key }) => key === HOME_ROOM))
  },

  /** The object itself, of which a test may break a part. */
  withObject<Result>(look: (object: ParkRoom) => Result): Promise<Result> {
    return runInDurableObject(this.stub, (object: ParkRoom) => look(object))
  },

  /** The platform gives an alarm up after some failures. */
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
