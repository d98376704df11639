import type { Canvas } from '#app/art/canvas.ts'
import { rng, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Season } from '#app/art/park/season.ts'

/** An ellipse of leaves: its middle and radii. */
export type Clump = readonly [cx: number, cy: number, rx: number, ry: number]
/** Six steps from the dark between the clumps to the brightest leaf. */
export type LeafRamp = readonly [Colour, Colour, Colour, Colour, Colour, Colour]

export const BIRCH_LEAVES: Record<Season, LeafRamp> = {
  summer: ['leaf0', 'leaf1', 'leaf2', 'grass2', 'grass4', 'grass6'],
  autumn: ['falu0', 'falu1', 'falu2', 'gold1', 'gold2', 'gold3'],
  snow: ['dusk', 'stone1', 'slate2', 'snow0', 'snow1', 'snow2'],
}
export const BUSH_LEAVES: Record<Season, LeafRamp> = {
  summer: ['leaf0', 'leaf1', 'leaf2', 'grass2', 'grass3', 'grass5'],
  autumn: ['plum', 'falu0', 'falu1', 'falu2', 'falu3', 'gold2'],
  snow: BIRCH_LEAVES.snow,
}

/** The direction of the light, a unit vector: left, up and out of the picture. */
const LIGHT = { x: -0.5513, y: -0.6816, z: 0.4811 }
const LEAVES = [
  ['.##.', '####', '.##.'],
  ['.##', '###', '##.'],
  ['##.', '###', '.##'],
  ['###', '.##'],
  ['.#.', '###', '.#.'],
]
const GLINTS = [
  ['.##', '##.'],
  ['##', '#.'],
  ['##.', '.##'],
]
/** The distance of leaves in pixels, before random shifts. */
const LATTICE_PX = 2.4

type Level = 1 | 2 | 3 | 4 | 5
type Leaf = { level: Level; x: number; y: number; pick: number }
type Crown = { cx: number; cy: number; halfWidth: number; halfHeight: number }

/**
 * Paints a crown, clump by clump from back (top) to front (bottom): a dark base, then leaves from dark to light. The
 * brightness of a leaf follows the roundness of its clump and of the whole crown with slow noise only, because random
 * brightness per leaf looks like broccoli.
 */
export function drawCanopy(target: Canvas, clumps: readonly Clump[], ramp: LeafRamp, seed: number): void {
  const random = rng(seed)
  const crown = crownOf(clumps)
  for (const clump of clumps) {
    const clumpSeed = Math.floor(clump[0] * 7 + clump[1] * 13) + seed
    drawBase(target, clump, ramp, clumpSeed)
    const leaves = leavesOf(clump, crown, clumpSeed, random)
    leaves.sort((a, b) => a.level - b.level)
    for (const leaf of leaves) drawLeafStamp(target, leaf, ramp)
  }
}

function crownOf(clumps: readonly Clump[]): Crown {
  const left = Math.min(...clumps.map(([cx, , rx]) => cx - rx))
  const right = Math.max(...clumps.map(([cx, , rx]) => cx + rx))
  const top = Math.min(...clumps.map(([, cy, , ry]) => cy - ry))
  const bottom = Math.max(...clumps.map(([, cy, , ry]) => cy + ry))
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    halfWidth: (right - left) / 2,
    halfHeight: (bottom - top) / 2,
  }
}

function drawBase(target: Canvas, [cx, cy, rx, ry]: Clump, ramp: LeafRamp, seed: number): void {
  const inside = (x: number, y: number, grow: number) => {
    const u = (x + 0.5 - cx) / (rx + grow)
    const v = (y + 0.5 - cy) / (ry + grow)
    const angle = Math.atan2(v, u)
    const lobes = 1 + 0.1 * Math.sin(angle * 7 + seed) + 0.07 * Math.sin(angle * 11 + seed * 1.7)
    return u * u + v * v <= lobes * lobes * 0.92
  }
  for (let y = Math.floor(cy - ry - 3); y <= cy + ry + 3; y++) {
    for (let x = Math.floor(cx - rx - 3); x <= cx + rx + 3; x++) {
      const isInside = inside(x, y, 0)
      const overlaps = inside(x, y, 1.2) && !isInside && target.alphaAt(x, y) >= 250 && y > cy - ry * 0.2
      if (overlaps) target.set(x, y, ramp[0])
      if (isInside) target.set(x, y, ramp[1])
    }
  }
}

function leavesOf([cx, cy, rx, ry]: Clump, crown: Crown, seed: number, random: () => number): Leaf[] {
  const leaves: Leaf[] = []
  for (let gridY = cy - ry; gridY <= cy + ry; gridY += LATTICE_PX) {
    for (let gridX = cx - rx; gridX <= cx + rx; gridX += LATTICE_PX) {
      const x = gridX + (random() - 0.5) * LATTICE_PX
      const y = gridY + (random() - 0.5) * LATTICE_PX
      const u = (x - cx) / rx
      const v = (y - cy) / ry
      const radius = u * u + v * v
      if (radius > 0.96) continue
      const onClump = u * LIGHT.x + v * LIGHT.y + Math.sqrt(Math.max(0, 1 - radius)) * LIGHT.z
      const onCrown = ((x - crown.cx) / crown.halfWidth) * LIGHT.x + ((y - crown.cy) / crown.halfHeight) * LIGHT.y
      const drift = (smoothNoise(x / 5, y / 4, seed) - 0.5) * 0.34
      leaves.push({ level: levelOf(onClump * 0.8 + onCrown * 0.3 + 0.07 + drift), x, y, pick: random() })
    }
  }
  return leaves
}

function levelOf(light: number): Level {
  if (light < 0.06) return 1
  if (light < 0.36) return 2
  if (light < 0.66) return 3
  return light < 0.9 ? 4 : 5
}

function drawLeafStamp(target: Canvas, { level, x, y, pick }: Leaf, ramp: LeafRamp): void {
  if (level === 5 && pick < 0.42) return
  if (level < 2) {
    if (pick < 0.1) {
      target
        .set(x, y, ramp[0])
        .set(x + 1, y, ramp[0])
        .set(x + 1, y + 1, ramp[0])
    }
    return
  }
  const rows = stampOf(level, pick)
  const left = Math.round(x - (rows[0]?.length ?? 0) / 2)
  const top = Math.round(y - rows.length / 2)
  target.sprite(left, top, rows, { '#': ramp[level] })
  if ((level === 3 || level === 4) && pick < 0.13) {
    target.rect(left + 1, top + rows.length, 2, 1, level === 4 ? ramp[3] : ramp[2])
  }
}

function stampOf(level: Level, pick: number): readonly string[] {
  if (level === 5) return GLINTS[Math.floor(pick * 3)] ?? []
  return LEAVES[level === 4 ? 2 + Math.floor(pick * 3) : Math.floor(pick * 5)] ?? []
}
