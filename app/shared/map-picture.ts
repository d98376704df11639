import type { ReactNode } from 'react'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** What is seen of a room in the editor: `left`, `top` in art px, `zoom` in CSS px per art px. */
export type MapCamera = { left: number; top: number; zoom: number }

/** How a box on the map looks. */
export type MapBoxLook = 'door' | 'entry' | 'area' | 'gate' | 'drawn' | 'chosen' | 'cursor' | 'problem'

/** A part of the map that is marked; `x`, `y`, `w`, `h` in art px. */
export type MapBox = { id: string; look: MapBoxLook; x: number; y: number; w: number; h: number }

export type MapPictureProps = {
  room: RoomDoc
  camera: MapCamera
  /** The size of the picture, CSS px. */
  size: { width: number; height: number }
  /** Whether what is painted is seen, and what lies flat on it. */
  hasTerrain: boolean
  /** Whether each tile shows what one may do there. */
  hasGround: boolean
  boxes: readonly MapBox[]
  onReady: () => void
  /** Given a small picture of the whole room, a moment after it has changed; null if there is none. */
  onSmall: (picture: HTMLCanvasElement | null) => void
}

/** Draws a room for the editor, which does not know the game: the window that opens it hands this over. */
export type MapPictureComponent = (props: MapPictureProps) => ReactNode

/** The picture of a thing that may be put into a room, in a box of this many CSS px. */
export type ThingPictureComponent = (props: { prefab: string; px: number }) => ReactNode

export type WalkPictureProps = {
  room: RoomDoc
  /** Where the dog goes; its clock is that of the page. */
  walk: Walk
  dog: PicturedDog
  /** The size of the picture, CSS px. */
  size: { width: number; height: number }
  onTile: (tile: Tile) => void
  onReady: () => void
}

/** Draws a room with one dog in it, as the park does. */
export type WalkPictureComponent = (props: WalkPictureProps) => ReactNode

/** What draws rooms, things and a walk, and the names of the things that there are. */
export type MapPictures = {
  Map: MapPictureComponent
  Thing: ThingPictureComponent
  Walk: WalkPictureComponent
  prefabs: readonly string[]
}
