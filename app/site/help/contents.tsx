import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { HELP_SECTIONS } from './sections.ts'
import { useSectionInView } from './use-section-in-view.ts'
import styles from './contents.module.css'

const IDS = HELP_SECTIONS.map(({ id }) => id)

/**
 * A link to every section, with the one in view marked. It is a list at the side; on phones it folds and sticks to the
 * edge.
 */
export function Contents() {
  const { t } = useTranslation('help')
  const lid = useRef<HTMLDetailsElement>(null)
  const inView = useSectionInView(IDS)
  const section = HELP_SECTIONS.find(({ id }) => id === inView)
  const close = () => {
    if (lid.current) lid.current.open = false
  }
  return (
    <>
      <nav className={styles.side} aria-labelledby="contents">
        <Panel>
          <h2 id="contents">{t('contents')}</h2>
          <Names current={inView} />
        </Panel>
      </nav>
      <details ref={lid} className={classNames(styles.lid, section && styles.atHand)}>
        <summary>
          <Icon name={section?.icon ?? 'menu'} />
          {t(section?.title ?? 'contents')}
        </summary>
        <nav aria-label={t('jump')} onClick={close}>
          <Names current={inView} />
        </nav>
      </details>
    </>
  )
}

function Names({ current }: { current: string | null }) {
  const { t } = useTranslation('help')
  return (
    <ol className={styles.names}>
      {HELP_SECTIONS.map(({ id, icon, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            <Icon name={icon} />
            {t(title)}
          </a>
        </li>
      ))}
    </ol>
  )
}
