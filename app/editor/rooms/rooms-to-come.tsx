import { useTranslation } from 'react-i18next'
import { ToCome } from '#app/editor/kit/to-come.tsx'
import type { EditedRoom } from './edited-rooms.ts'
import styles from '#app/editor/editor.module.css'

/** As long as the rooms are fetched, and where one of them could not be. */
export function RoomsToCome({ rooms }: { rooms: readonly EditedRoom[] }) {
  const { t } = useTranslation('editor')
  const failed = rooms.filter(({ state }) => state.opening === 'failed')
  return (
    <div className={styles.wait}>
      <ToCome
        loading={t('rooms.loading')}
        failed={failed.length === 0 ? null : t('rooms.failed')}
        onAgain={() => failed.forEach(({ draft }) => void draft.open())}
      />
    </div>
  )
}
