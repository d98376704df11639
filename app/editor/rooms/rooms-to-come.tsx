import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { EditedRoom } from './edited-rooms.ts'
import styles from '#app/editor/editor.module.css'

/** As long as the rooms are fetched, and where one of them could not be. */
export function RoomsToCome({ rooms }: { rooms: readonly EditedRoom[] }) {
  const { t } = useTranslation('editor')
  const failed = rooms.filter(({ state }) => state.opening === 'failed')
  return (
    <div className={styles.wait}>
      {failed.length === 0 ? (
        <Spinner label={t('rooms.loading')} />
      ) : (
        <>
          <p role="alert">{t('rooms.failed')}</p>
          <Button size="small" icon="retry" onClick={() => failed.forEach(({ draft }) => void draft.open())}>
            {t('again')}
          </Button>
        </>
      )}
    </div>
  )
}
