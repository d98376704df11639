import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Editor } from '#app/editor/editor.tsx'
import type { HeapTrialProps } from '#app/game/hud/play/heap-trial.tsx'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { focusPark } from '#app/game/input/focus.ts'
import { MapPicture } from '#app/game/scene/map/map-picture.tsx'
import { PREFABS, MapThingPicture } from '#app/game/scene/map/map-thing-picture.tsx'
import { WalkPicture } from '#app/game/scene/trial/walk-picture.tsx'
import { EDITOR_WINDOW } from './feature.ts'
import styles from './editor.module.css'

/** The editor does not know the game: what draws the maps is handed over. */
const PICTURES = { Map: MapPicture, Thing: MapThingPicture, Walk: WalkPicture, prefabs: PREFABS }

const fetchHeapTrial = () => import('#app/game/hud/play/heap-trial.tsx').then(({ HeapTrial }) => HeapTrial)

/** The window around the editor. */
export function EditorContent({ game, dog, room }: WindowProps) {
  const { t } = useTranslation('editor')
  const windows = useWindows()
  const cover = useCallback((isCovered: boolean) => game.state.setState({ isCovered }), [game])
  // The window goes, since what one wants to see is the room.
  const warp = useCallback(
    (to: string) => {
      windows.close(EDITOR_WINDOW)
      void game.warpTo(to)
      focusPark()
    },
    [game, windows],
  )
  const [tried, setTried] = useState<HeapTrialProps['level'] | null>(null)
  const HeapTrial = useLazy(tried !== null, fetchHeapTrial, { texts: 'arcade' })
  return (
    <>
      <GameWindow window={EDITOR_WINDOW} title={t('title')} corner="top" className={styles.editor}>
        <Editor dog={dog} room={room} pictures={PICTURES} onCover={cover} onWarp={warp} onTry={setTried} />
      </GameWindow>
      {tried && HeapTrial && <HeapTrial game={game} dog={dog} level={tried} onLeave={() => setTried(null)} />}
    </>
  )
}
