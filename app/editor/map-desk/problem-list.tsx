import { useTranslation } from 'react-i18next'
import { useFaultWords } from '#app/editor/kit/fault-words.ts'
import type { FaultKind } from '#durable/rules/sheets/faults.ts'
import { cureOf } from '#durable/world/drafts/cures.ts'
import type { Cure } from '#durable/world/drafts/cures.ts'
import { WORLD_MISTAKES } from '#durable/world/problems.ts'
import type { Mistake } from '#durable/world/problems.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import styles from './map-side.module.css'

/** Something that keeps a room from being published: `at` is the id of a row, a tile as "x,y", or '' for the room itself. */
export type RoomProblem = { at: string; what: Mistake }

type ProblemListProps = {
  room: RoomDoc
  problems: readonly RoomProblem[]
  onGoTo: (tile: { x: number; y: number }) => void
  onCure: (cure: Cure) => void
}

/** What is to be mended in a room. Each problem that has a place leads there, and some can be cured from here. */
export function ProblemList({ room, problems, onGoTo, onCure }: ProblemListProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  if (problems.length === 0) return <p>{t('map.sound')}</p>
  return (
    <ol className={styles.problems}>
      {problems.map((problem) => {
        const tile = tileOfProblem(room, problem.at)
        const cure = cureOf(room, { room: room.key, ...problem })
        return (
          <li key={`${problem.at} ${problem.what}`}>
            <span>{words(problem)}</span>
            {tile && (
              <button type="button" onClick={() => onGoTo(tile)}>
                {t('map.show')}
              </button>
            )}
            {cure && (
              <button type="button" onClick={() => onCure(cure)}>
                {t(`map.cure.${cure.cure}`)}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What is wrong in a room, in the reader's words: a mistake of the world, or a fault of a field where the draft is no room. */
export function useProblemWords(): (problem: { at: string; what: Mistake | FaultKind; limit?: number }) => string {
  const { t } = useTranslation('editor')
  const faultWords = useFaultWords()
  return ({ at, what, ...limit }) => {
    const words = isMistake(what) ? t(`map.mistake.${what}`) : faultWords({ at, what, ...limit })
    return at === '' ? `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.` : `${at}: ${words}.`
  }
}

/** The tile of a problem; null where it has none. */
export function tileOfProblem(
  { things, doors, entries, areas = [], gates = [] }: RoomDoc,
  at: string,
): { x: number; y: number } | null {
  const [, x, y] = /^(\d+),(\d+)$/.exec(at) ?? []
  if (x !== undefined && y !== undefined) return { x: Number(x), y: Number(y) }
  const onTiles = [...doors, ...entries, ...areas, ...gates].find(({ id }) => id === at)
  if (onTiles) return { x: onTiles.x, y: onTiles.y }
  const thing = things.find(({ id }) => id === at)
  return thing ? { x: Math.floor(thing.x / TILE_PX), y: Math.floor(thing.y / TILE_PX) } : null
}

function isMistake(what: Mistake | FaultKind): what is Mistake {
  return WORLD_MISTAKES.some((mistake) => mistake === what)
}
