import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './jumps.module.css'

type JumpsProps = { to: readonly { id: string; picture: ReactNode; word: string }[] }

/** Links to the sections of the page. They are plain anchors, so that the browser moves the focus. */
export function Jumps({ to }: JumpsProps) {
  const { t } = useTranslation('pages')
  return (
    <nav className={styles.jumps} aria-label={t('contents')}>
      {to.map(({ id, picture, word }) => (
        <a key={id} className={styles.jump} href={`#${id}`}>
          {picture}
          {word}
        </a>
      ))}
    </nav>
  )
}
