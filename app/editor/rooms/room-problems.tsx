import { useTranslation } from 'react-i18next'
import { tileOfProblem, useProblemWords } from '#app/editor/map-desk/problem-list.tsx'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Problem } from '#durable/world/problems.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import type { EditedRoom } from './edited-rooms.ts'
import pane from '#app/editor/kit/pane.module.css'

type RoomProblemsProps = {
  edited: EditedRoom
  /** Null as long as the rooms were not checked. */
  problems: readonly Problem[] | null
  onMap: (at: Tile) => void
}

/** What is wrong with a room, also beside the others; what has a place leads to it on the map. */
export function RoomProblems({ edited: { room, state }, problems, onMap }: RoomProblemsProps) {
  const { t } = useTranslation('editor')
  const words = useProblemWords()
  if (!room) {
    const drawn = roomOfDraft(state.shown)
    return (
      <ul className={pane.others}>
        {'faults' in drawn && drawn.faults.map((fault) => <li key={`${fault.at} ${fault.what}`}>{words(fault)}</li>)}
      </ul>
    )
  }
  if (problems === null) return <p>{t('rooms.checking')}</p>
  if (problems.length === 0) return <p>{t('map.sound')}</p>
  return (
    <ul className={pane.others}>
      {problems.map((problem) => {
        const tile = tileOfProblem(room, problem.at)
        return (
          <li key={`${problem.at} ${problem.what}`}>
            {words(problem)}{' '}
            {tile && (
              <button type="button" className={pane.link} onClick={() => onMap(tile)}>
                {t('map.show')}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
