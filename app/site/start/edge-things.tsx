import { useSeasonArt } from '../season-art.ts'
import styles from './styles/start-page.module.css'

/** Width and height in art pixels. */
const SIZES = {
  birch: [80, 128],
  boulder: [44, 31],
  bush: [51, 40],
  'bush-low': [51, 33],
  spruce: [90, 138],
  'spruce-small': [73, 106],
} as const

/**
 * `x` in screen pixels from the middle of the page; `y` in percent of the section's height, which grows with its texts.
 */
export type EdgeThing = readonly [thing: keyof typeof SIZES, x: number, y: number]

/** Trees and bushes beside a section of the trail, on wide pages. */
export function EdgeThings({ things }: { things: readonly EdgeThing[] }) {
  const art = useSeasonArt()
  return things.map(([thing, x, y]) => (
    <img
      key={`${x} ${y}`}
      className={styles.thing}
      src={art[`thing-*-${thing}`]}
      alt=""
      width={SIZES[thing][0] * 2}
      height={SIZES[thing][1] * 2}
      loading="lazy"
      style={{ left: `calc(50% + ${x}px)`, top: `${y}%` }}
    />
  ))
}
