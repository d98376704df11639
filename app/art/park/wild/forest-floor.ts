import { Canvas } from '#app/art/canvas.ts'
import { hash, smoothNoise } from '#app/art/noise.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import type { Season } from '#app/art/park/season.ts'

/** The ground in the shade, where it is darkest, needles, lit needles, and spots of light between the crowns. */
type Floor = { shade: Colour; dark: Colour; needle: Colour; pale: Colour; light: Colour }
const FLOORS: Record<Season, Floor> = {
  summer: { shade: 'grass2', dark: 'grass1', needle: 'soil1', pale: 'soil2', light: 'grass5' },
  autumn: { shade: 'grass2', dark: 'grass1', needle: 'soil1', pale: 'gold1', light: 'grass5' },
  snow: { shade: 'snow1', dark: 'snow0', needle: 'soil2', pale: 'stone3', light: 'snow2' },
}
const LEAF = ['.##', '###', '##.'] as const
/** How far from its middle the floor begins to fray, as a share of its size, and where it is darkest. */
const [FRAYS, DARKEST] = [0.62, 0.42]
const NEEDLES = [['###', '.##'], ['##.', '.##'], ['#..', '##.', '.##'], ['####']] as const

/** What lies under a group of spruces: shaded ground, needles in clusters, and light that falls between the crowns. */
export function drawForestFloor(season: Season, [width, height]: readonly [number, number]): Prop {
  const floor = FLOORS[season]
  const body = new Canvas(width, height)
  const away = (x: number, y: number) => {
    const [u, v] = [(x + 0.5) / (width / 2) - 1, (y + 0.5) / (height / 2) - 1]
    return (
      Math.hypot(u, v) +
      (smoothNoise(x / 17, y / 13, width) - 0.5) * 0.5 +
      (smoothNoise(x / 4, y / 4, width + 1) - 0.5) * 0.24
    )
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const far = away(x, y)
      // At its edge the shade breaks up into clusters of two px.
      const isFrayed = far > FRAYS && hash(x >> 1, y >> 1, width + 2) < (far - FRAYS) / (0.92 - FRAYS)
      if (far < 0.92 && !isFrayed) body.set(x, y, far < DARKEST ? floor.dark : floor.shade)
    }
  const marks = Math.round((width * height) / 46)
  for (let i = 0; i < marks; i++) {
    const [x, y] = [Math.floor(hash(i, 1, width) * width), Math.floor(hash(i, 2, width) * height)]
    const far = away(x, y)
    if (far > 0.8) continue
    const isLight = i % 9 === 0
    const rows = isLight ? LEAF : (NEEDLES[i % NEEDLES.length] ?? LEAF)
    body.sprite(x, y, rows, { '#': isLight ? floor.light : i % 3 ? floor.needle : floor.pale })
  }
  return { body, shadow: new Canvas(1, 1), foot: [width / 2, height / 2], footprint: NO_FOOTPRINT }
}
