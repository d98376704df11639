import { Texture } from 'pixi.js'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import type { AtlasSheet } from './atlas.ts'
import type { Textures } from './textures.ts'

/** The textures of a room: its ground, and its things. */
export type Dress = { terrain: AtlasSheet; things: AtlasSheet }

/** The season's textures for a room under the sky, and those without snow for one indoors. */
export function dressOf(doc: RoomDoc, { terrain, things, floors }: Textures): Dress {
  if (isOutdoors(doc)) return { terrain, things }
  return { terrain: floors, things: (name) => drawnOr(things(`indoors/${name}`), things(name)) }
}

function drawnOr(one: Texture, other: Texture): Texture {
  return one === Texture.EMPTY ? other : one
}
