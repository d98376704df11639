import { useTranslation } from 'react-i18next'
import { Panel } from '#app/ui/panel.tsx'
import styles from './styles/latest-supporters.module.css'

/** Name tags of the newest supporters; nothing if there are none. */
export function LatestSupporters({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('site')
  return (
    <Panel className={styles.thanks}>
      <h2>{t('thanks')}</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Panel>
  )
}
