import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { SeenTiles } from './aim.ts'
import type { CreatureKind } from './creature-kind.ts'

/** A point of the picture or of the window, CSS px. */
type Point = { x: number; y: number }

/**
 * What others need from the picture of the park: the scene implements it, input asks what is under a point, and the
 * interface where a dog is.
 */
export type ParkSurface = {
  /** The element that gets pointer events. Its top left is the origin of points of the picture. */
  element: HTMLElement
  /** False while the picture still shows the previous room: then taps must be ignored. */
  isShown: () => boolean
  /** The tile under a point of the picture. */
  tileAt: (point: Point) => Tile
  /** The dog under a point of the picture; never the own dog. */
  dogAt: (point: Point) => DogId | null
  /** The kind of creature under a point of the picture; null for none. */
  creatureAt: (point: Point) => CreatureKind | null
  /** The dog whose speech bubble is at a point of the window; never the own dog. */
  speakerAt: (point: Point) => DogId | null
  /** Where the words of a dog begin, a point of the picture; null for a dog that is not here. */
  headAt: (dog: DogId) => Point | null
  /** The tiles that are wholly in view. */
  seenTiles: () => SeenTiles
  /** Marks the tile to which the own dog walks, as feedback for a click. */
  markGoal: () => void
  /** Draws the next frame soon. */
  wake: () => void
}

/** An input device. `tick` is called with every frame, since a held key asks for tile after tile. */
export type ParkInput = {
  /** Returns whether a key is held, so that the next frame follows at once. */
  tick: (now: number) => boolean
  stop: () => void
}
