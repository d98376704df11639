import { useEffect, useState } from 'react'
import { COMMON_PAGE } from '#app/game/scene/atlas/room-pictures.ts'
import type { Pages } from '#app/game/scene/dresses/pictures.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'

/** The things that there are, by name. */
export const PREFABS: readonly string[] = [...PREFAB_LOOKS.keys()].toSorted()

/** The pictures of things in summer, which everything has. */
const SUMMER = import('#app/game/scene/dresses/summer.ts')

type Part = { url: string; sheet: { width: number; height: number }; x: number; y: number; w: number; h: number }

/** A thing in a box of so many CSS px: twice as large as it is drawn where that fits, and otherwise as large as fits. */
export function MapThingPicture({ prefab, px }: { prefab: string; px: number }) {
  const part = usePart(prefab)
  if (!part) return <span style={{ width: px, height: px }} />
  const { url, sheet, x, y, w, h } = part
  const scale = Math.min(2, px / w, px / h)
  return (
    <span
      aria-hidden="true"
      style={{
        width: Math.round(w * scale),
        height: Math.round(h * scale),
        background: `url(${url}) ${-x * scale}px ${-y * scale}px / ${sheet.width * scale}px ${sheet.height * scale}px no-repeat`,
        imageRendering: 'pixelated',
      }}
    />
  )
}

function usePart(prefab: string): Part | null {
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    let isOver = false
    SUMMER.then(
      ({ things }) => !isOver && setPages(things),
      () => null,
    )
    return () => {
      isOver = true
    }
  }, [])
  const name = PREFAB_LOOKS.get(prefab)?.frames[0]
  if (!pages || name === undefined) return null
  for (const page of [pages.get(COMMON_PAGE), ...pages.values()]) {
    const frame = page?.frames[name]?.frame
    if (page && frame) return { url: page.url, sheet: page, ...frame }
  }
  return null
}
