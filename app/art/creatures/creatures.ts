import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { BULLFINCH, GULL, SPARROW } from './birds.ts'
import { CAT } from './cat.ts'
import type { Drawn } from './drawn.ts'
import { BRIMSTONE, BUTTERFLY, FIREFLY, FISH, SQUIRREL } from './small-life.ts'

/** The colours of the letters in the maps of creatures. */
const LETTERS: Readonly<Record<string, Colour>> = {
  w: 'cream',
  s: 'snow1',
  g: 'stone2',
  G: 'stone1',
  d: 'stone0',
  k: 'ink',
  o: 'gold1',
  y: 'gold2',
  Y: 'gold3',
  r: 'falu2',
  R: 'falu3',
  b: 'soil1',
  B: 'soil2',
  n: 'soil3',
  N: 'soil4',
  c: 'gravel2',
  C: 'gravel1',
  p: 'pink',
  v: 'violet',
  u: 'water3',
  U: 'water4',
  l: 'grass5',
}

const DRAWN = {
  ...GULL,
  ...SPARROW,
  ...BULLFINCH,
  ...SQUIRREL,
  ...CAT,
  ...BUTTERFLY,
  ...BRIMSTONE,
  ...FISH,
  ...FIREFLY,
}

/** Half the widths of the shades under creatures, px. */
const SHADES = [2, 4, 6] as const

/**
 * What lives in the park besides dogs: `<kind>/<pose><number>`, anchored at the feet, in the middle. All but the cat look to
 * the left as they are drawn. `shade/<half its width>` lies under them.
 */
export function drawCreatures(): AtlasImage[] {
  const bodies = Object.entries<Drawn>(DRAWN).flatMap(([pose, { frames, isSoft, hovers = 0 }]) =>
    frames.map((rows, index) => pictured(`${pose}${index}`, rows, { isSoft: isSoft === true, hovers })),
  )
  return [...bodies, ...SHADES.map(shade)]
}

function pictured(
  name: string,
  rows: readonly string[],
  { isSoft, hovers }: { isSoft: boolean; hovers: number },
): AtlasImage {
  const width = Math.max(...rows.map((row) => row.length))
  const canvas = new Canvas(width + 2, rows.length + 2).sprite(1, 1, rows, LETTERS)
  // The lowest row of fills stands on the ground, the line is below it.
  const anchor = [Math.round(canvas.width / 2), rows.length + hovers] as const
  return { name, canvas: isSoft ? canvas : canvas.outline('ink', 'plum'), anchor }
}

function shade(half: number): AtlasImage {
  const canvas = new Canvas(2 * half + 1, half > 3 ? 4 : 2)
  canvas.ellipse(half + 0.5, canvas.height / 2, half + 0.5, canvas.height / 2, SHADOW.colour, SHADOW.core)
  return { name: `shade/${half}`, canvas, anchor: [half, Math.floor(canvas.height / 2)] }
}
