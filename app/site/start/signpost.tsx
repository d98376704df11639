import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import styles from './styles/signpost.module.css'

const ARMS = [
  ['rules', 'scroll'],
  ['help', 'help'],
  ['team', 'team'],
  ['credits', 'star'],
] as const satisfies readonly (readonly [page: string, icon: IconName])[]

/** Links to the other pages, as arms of a signpost that point left and right in turn. */
export function Signpost() {
  const { t } = useTranslation('site')
  return (
    <nav className={styles.post} aria-label={t('signpost.title')}>
      <ul>
        {ARMS.map(([page, icon]) => (
          <li key={page}>
            <Link to={`/${page}`} className={styles.arm}>
              <Icon name={icon} />
              <span>
                <b>{t(`signpost.${page}.title`)}</b>
                <small>{t(`signpost.${page}.text`)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
