import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { mayBeClosed } from '#durable/world/closing.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import styles from './rooms.module.css'

type RoomClosingProps = {
  /** The key of the room. */
  room: string
  /** As the draft has it. */
  isClosed: boolean
  /** How many dogs are there; null if that is not known. */
  dogs: number | null
  onMake: (isClosed: boolean) => void
}

/** [ED9] Closes a room in its draft, or opens it again. */
export function RoomClosing({ room, isClosed, dogs, onMake }: RoomClosingProps) {
  const { t } = useTranslation('editor')
  const mayClose = mayBeClosed(room, HOME_ROOM)
  return (
    <section className={styles.section}>
      <h4>{t('rooms.closing.heading')}</h4>
      {!isClosed && !mayClose ? (
        <p className={styles.note}>{t('rooms.closing.never')}</p>
      ) : (
        <>
          <p className={styles.note}>
            {isClosed ? t('rooms.closing.closed') : t('rooms.closing.open', { dogs: dogs ?? 0 })}
          </p>
          <div>
            <Button size="small" icon={isClosed ? 'door' : 'lock'} onClick={() => onMake(!isClosed)}>
              {isClosed ? t('rooms.closing.reopen') : t('rooms.closing.close')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
