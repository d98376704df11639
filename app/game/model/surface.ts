import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { SeenTiles } from './aim.ts'

/** A point of the picture or of the window, CSS px. */
type Point = { x: number; y: number }

/** The picture of the park as input sees it: the scene offers it, and input asks what is under a point. */
export type ParkSurface = {
  /** The element that hears pointers; its top left is the origin of points on the picture. */
  element: HTMLElement
  /** False while the picture still shows the room before: a tap on it is meant for nothing here. */
  isShown: () => boolean
  /** The tile under a point of the picture. */
  tileAt: (point: Point) => Tile
  /** The dog under a point of the picture, own dog left out. */
  dogAt: (point: Point) => DogId | null
  /** The dog whose words stand at a point of the window, own dog left out. */
  speakerAt: (point: Point) => DogId | null
  /** The tiles that are wholly in view. */
  seenTiles: () => SeenTiles
  /** Marks the tile that own dog walks to, for whoever has pointed at it. */
  markGoal: () => void
  /** Draws the next frame soon. */
  wake: () => void
}

/** What listens to the player. `tick` comes with every frame, as a held key asks for tile after tile. */
export type ParkInput = {
  /** Returns whether a key is held, so that the next frame follows at once. */
  tick: (now: number) => boolean
  stop: () => void
}
