import type { Canvas } from '#app/art/canvas.ts'
import type { Prefab } from './prefab.ts'
import type { Prop } from './prop.ts'

/** The lowest alpha of a pixel on which snow lies; the halo of a lamp is below it. */
const SOLID_ALPHA = 250
/** The greatest depth of snow on a thing, px, and its depth as a share of the height. */
const MOST_PX = 7
const SHARE_OF_HEIGHT = 0.1
/** No snow lies where the surface falls by more than so many px in four. */
const STEEP_PX = 7

/** The same thing with snow on it in winter, for drawings without a winter version. */
export function snowed(prefab: Prefab): Prefab {
  return {
    ...prefab,
    draw: (season, frame) => (season === 'snow' ? withSnow(prefab.draw(season, frame)) : prefab.draw(season, frame)),
  }
}

export function allSnowed(prefabs: Readonly<Record<string, Prefab>>): Readonly<Record<string, Prefab>> {
  return Object.fromEntries(Object.entries(prefabs).map(([name, prefab]) => [name, snowed(prefab)]))
}

function withSnow(prop: Prop): Prop {
  const body = prop.body.clone()
  const tops = Array.from({ length: body.width }, (_, x) => topOf(body, x))
  const drawn = tops.filter((top) => top !== null)
  const high = prop.foot[1] - Math.min(...drawn)
  const most = Math.max(2, Math.min(MOST_PX, Math.round(high * SHARE_OF_HEIGHT)))
  tops.forEach((top, x) => {
    if (top === null || top > prop.foot[1] - 5) return
    const [before, after] = [tops[x - 2] ?? null, tops[x + 2] ?? null]
    if (before === null || after === null || Math.abs(before - after) > STEEP_PX) return
    const thick = most - (Math.sin(x * 0.7) + Math.sin(x * 0.31) > 0.6 ? 1 : 0)
    for (let down = 1; down <= thick; down++) {
      if (body.alphaAt(x, top + down) >= SOLID_ALPHA)
        body.set(x, top + down, down === thick ? 'snow0' : down > 2 ? 'snow1' : 'snow2')
    }
    body.set(x, top, 'snow2')
    if (body.alphaAt(x, top - 1) < SOLID_ALPHA) body.set(x, top - 1, 'slate2')
  })
  return { ...prop, body }
}

function topOf(body: Canvas, x: number): number | null {
  for (let y = 0; y < body.height; y++) if (body.alphaAt(x, y) >= SOLID_ALPHA) return y
  return null
}
