import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import styles from './manners.module.css'

export type MannersProps = { onRead: () => void }

/** [S13] Says once, while the first line is being written, how one talks here, who hears it, and what to do in trouble. */
export function Manners({ onRead }: MannersProps) {
  const { t } = useTranslation('late')
  return (
    <section className={styles.manners} aria-label={t('manners.title')}>
      <div role="status">
        <b>{t('manners.title')}</b>
        <ul>
          <li>{t('manners.kind')}</li>
          <li>{t('manners.heard')}</li>
          <li>{t('manners.trouble')}</li>
        </ul>
      </div>
      {/* The focus stays in the chat field, and the keyboard of a phone open. */}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRead}>
        {t('manners.ok')}
      </Button>
    </section>
  )
}
