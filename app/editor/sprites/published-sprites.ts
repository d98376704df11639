import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { rowsOf } from '#app/editor/kit/differences.ts'
import type { DraftDoc } from '#durable/rules/sheets/changes.ts'
import type { SpriteRow } from '#durable/rules/sheets/sprites.ts'

const ROWS = new WeakMap<DraftDoc, readonly SpriteRow[]>()

/** The pictures from outside as they are published; none as long as they are not known. The list is the same until one is new. */
export function usePublishedSprites(drafts: Drafts): readonly SpriteRow[] {
  const published = useStore(drafts.of('sprites').state, (state) => state.published)
  const known = ROWS.get(published)
  if (known) return known
  // Only rows without faults are published.
  const rows = rowsOf(published) as readonly SpriteRow[]
  ROWS.set(published, rows)
  return rows
}
