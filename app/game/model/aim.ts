import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/** What the player points at without walking there: the tile of the keyboard cursor, and the dog whose ring is open. */
export type Aim = { cursor: Tile | null; chosen: Chosen | null }
export type Chosen = { dog: DogId; isByKey: boolean }
export type AimStore = StoreApi<Aim>

/** The tiles that are wholly in view, inclusive. The cursor stays within them. */
export type SeenTiles = { left: number; top: number; right: number; bottom: number }

export function createAim(): AimStore {
  return createStore<Aim>(() => ({ cursor: null, chosen: null }))
}

/** Moves the cursor from a tile by one step, within the tiles in view. */
export function stepCursor(from: Tile, { dx, dy }: { dx: number; dy: number }, seen: SeenTiles): Tile {
  return { x: within(from.x + dx, seen.left, seen.right), y: within(from.y + dy, seen.top, seen.bottom) }
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)))
}
