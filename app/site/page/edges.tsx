import { classNames } from '#app/ui/class-names.ts'
import { useSeasonArt } from '../season-art.ts'
import styles from './edges.module.css'

/** Width and height in screen pixels. */
const SIZES = {
  birch: [160, 256],
  boulder: [88, 62],
  bush: [102, 80],
  'bush-low': [102, 66],
  spruce: [180, 276],
  'spruce-small': [146, 212],
} as const

type Thing = keyof typeof SIZES

const LEFT: readonly Thing[] = ['spruce', 'bush', 'birch', 'spruce-small', 'boulder', 'bush-low', 'spruce', 'birch']
const RIGHT: readonly Thing[] = ['birch', 'bush-low', 'spruce-small', 'spruce', 'bush', 'birch', 'boulder', 'spruce']
/** How often the pattern is repeated: enough for the longest page. What has no room is not shown. */
const ROUNDS = [0, 1, 2]

/** Trees and bushes along both edges of a wide page, as many as fit whole. */
export function Edges() {
  const art = useSeasonArt()
  const stand = (things: readonly Thing[]) =>
    ROUNDS.flatMap((round) =>
      things.map((thing, place) => (
        <img
          key={`${round} ${place}`}
          src={art[`thing-*-${thing}`]}
          width={SIZES[thing][0]}
          height={SIZES[thing][1]}
          alt=""
          loading="lazy"
        />
      )),
    )
  return (
    <div className={styles.edges}>
      <div className={styles.edge}>{stand(LEFT)}</div>
      <div className={classNames(styles.edge, styles.right)}>{stand(RIGHT)}</div>
    </div>
  )
}
