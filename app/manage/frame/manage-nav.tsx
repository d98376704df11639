import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { Capability } from '#durable/rules/roles.ts'
import styles from './manage-nav.module.css'
import { BAR_PLACES, type StaffSection, sectionsFor } from './sections.ts'

const REST_ID = 'more-pages'

/** The staff pages: a board at the left, on a phone a bar under the thumb whose last key unfolds the rest. */
export function ManageNav({ capabilities }: { capabilities: readonly Capability[] }) {
  const { t } = useTranslation('manage')
  const sections = sectionsFor(capabilities)
  const first = sections.length > BAR_PLACES + 1 ? sections.slice(0, BAR_PLACES) : sections
  const rest = sections.slice(first.length)
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      <ul className={styles.first}>
        <SectionLinks sections={first} />
      </ul>
      {rest.length > 0 && (
        <>
          <button type="button" className={styles.more} popoverTarget={REST_ID} aria-haspopup="true">
            <Icon name="menu" />
            <span>{t('more')}</span>
          </button>
          <ul className={styles.rest} id={REST_ID} popover="auto">
            <SectionLinks sections={rest} />
          </ul>
        </>
      )}
    </nav>
  )
}

function SectionLinks({ sections }: { sections: readonly StaffSection[] }) {
  return sections.map(({ key, path, icon }) => (
    <li key={key}>
      <NavLink to={path} className={styles.key} onClick={foldAway}>
        <Icon name={icon} />
        <SectionName section={key} />
      </NavLink>
    </li>
  ))
}

function SectionName({ section }: { section: StaffSection['key'] }) {
  const { t } = useTranslation('manage')
  const name = t(`sections.${section}`)
  if (section !== 'reports' && section !== 'bans') return <span>{name}</span>
  return (
    <>
      <span className={styles.long}>{name}</span>
      <span className={styles.short}>{t(`short.${section}`)}</span>
    </>
  )
}

/** The sheet that one chose from does not lie over what one chose. */
function foldAway({ currentTarget }: { currentTarget: Element }) {
  const sheet = currentTarget.closest('[popover]')
  if (sheet instanceof HTMLElement && sheet.matches(':popover-open')) sheet.hidePopover()
}
