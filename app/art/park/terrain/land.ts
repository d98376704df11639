import { hash } from '#app/art/noise.ts'
import type { Colour, Paint } from '#app/art/palette.ts'
import type { EdgeLayer, EdgeSample } from './edge.ts'

/** Gravel paths, the lightest ground, so that they can be recognized as the way at a glance. */
export const PATH: EdgeLayer = { seed: 300, wobble: 0.2, round: 0.1, paint: paintPath }
export const SAND: EdgeLayer = { seed: 320, wobble: 0.28, round: 0.1, paint: paintSand }
export const SOIL: EdgeLayer = { seed: 380, wobble: 0.3, round: 0.1, paint: paintSoil }
export const LUSH: EdgeLayer = { seed: 400, wobble: 0.5, round: 0, paint: paintLush }
/** Fallen leaves. They have no ground of their own, only the marks that `tile.ts` adds. */
export const LITTER: EdgeLayer = { seed: 420, wobble: 0.5, round: 0, paint: paintLitter }

type Surface = { base: Colour; mid: Colour; lip: Colour }

function paintPath(at: EdgeSample): Paint {
  const surface: Surface =
    at.season === 'snow'
      ? { base: 'stone3', mid: 'snow0', lip: 'snow0' }
      : { base: 'gravel2', mid: 'gravel1', lip: 'gravel0' }
  const depth = at.depth + at.fray * 5
  if (depth < 0) {
    const fringe = depth > -1.6 && hash(at.x, at.y >> 1, PATH.seed + at.variant) < 0.55
    return fringe ? grassMark(at) : null
  }
  return paintSurface(surface, at, depth)
}

function paintSand(at: EdgeSample): Paint {
  const surface: Surface =
    at.season === 'snow'
      ? { base: 'snow1', mid: 'snow1', lip: 'snow1' }
      : { base: 'gravel3', mid: 'gravel2', lip: 'gravel2' }
  const depth = at.depth + at.fray * 5
  if (depth < -2.2) return null
  if (depth >= 0) return paintSurface(surface, at, depth)
  if (hash(at.x, at.y, SAND.seed + at.variant) < 0.3) return surface.mid
  return hash(at.x >> 1, at.y, SAND.seed + 3) < 0.4 ? grassMark(at) : null
}

/** A shaded lip where the grass is higher than the gravel, a plain rim elsewhere. */
function paintSurface({ base, mid, lip }: Surface, at: EdgeSample, depth: number): Paint {
  if (at.shaded > 0.25 && depth < 1.4) return lip
  if (at.shaded > 0.25 && depth < 3.2) return mid
  return depth < 1.2 ? mid : base
}

function paintSoil(at: EdgeSample): Paint {
  const depth = at.depth + at.fray * 5
  if (depth < -1.5) return null
  if (at.season === 'snow' && depth < 1.5 && at.shaded <= 0.1) return depth < 0.5 ? 'snow1' : 'snow0'
  if (depth < 0) return at.shaded < -0.2 ? 'soil3' : at.season === 'snow' ? 'snow0' : 'grass2'
  if (at.shaded > 0.1 && depth < 2.6) return 'soil0'
  if (at.shaded > 0.1 && depth < 4.5) return 'soil1'
  return at.shaded < -0.2 && depth < 2 ? 'soil3' : 'soil2'
}

function paintLush(at: EdgeSample): Paint {
  return at.depth + at.fray * 7 < 0 ? null : grassMark(at)
}

function paintLitter(at: EdgeSample): Paint {
  return at.depth + at.fray * 7 < 0 ? null : 'grass3'
}

function grassMark(at: EdgeSample): Colour {
  return at.season === 'snow' ? 'snow1' : 'grass3'
}
