import type { Particle, Texture } from 'pixi.js'
import { seedOf } from '#app/game/model/chance.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { seasonAt } from '#app/shared/season.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { dustOf, puffOf } from './dust.ts'
import { MoteQuads } from './mote-quads.ts'
import { rainRings } from './rain-rings.ts'
import { wakeOf } from './wake.ts'
import { falling, weatherAt } from './weather.ts'
import type { Weather } from './weather.ts'

/** How often the weather is looked up, ms; it stays the same for an hour. */
const ASK_EVERY_MS = 10_000

/** What is in the air of a room: snow, leaves or rain, and dust that dogs raise. */
export class Air {
  readonly #quads: MoteQuads
  #seed = 0
  #room: RoomDoc

  #weather: Weather | null = null
  #askedAt = -Infinity

  constructor(pixel: Texture, room: RoomDoc) {
    this.#quads = new MoteQuads(pixel)
    this.#room = room
    this.enter(room)
  }

  enter(room: RoomDoc) {
    this.#seed = seedOf(room.key)
    this.#room = room
  }

  begin() {
    this.#quads.begin()
  }

  /** The particles of the weather over a part of the room at `now` (epoch ms). */
  weather(now: number, area: PixelRect): Particle[] {
    if (!isOutdoors(this.#room)) return []
    if (Math.abs(now - this.#askedAt) >= ASK_EVERY_MS) {
      this.#weather = weatherAt(now, seasonAt(now))
      this.#askedAt = now
    }
    const weather = this.#weather
    if (!weather) return []
    const motes = falling(weather, this.#seed, now, area)
    return this.#quads.show(weather === 'rain' ? [...rainRings(this.#room, this.#seed, now, area), ...motes] : motes)
  }

  dust(...of: Parameters<typeof dustOf>): Particle[] {
    return this.#quads.show(dustOf(...of))
  }

  puff(...of: Parameters<typeof puffOf>): Particle[] {
    return this.#quads.show(puffOf(...of))
  }

  wake(...of: Parameters<typeof wakeOf>): Particle[] {
    return this.#quads.show(wakeOf(...of))
  }
}
