import { NavLink } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import type { Capability } from '#durable/rules/roles.ts'
import { BAR_PLACES, sectionsFor } from './sections.ts'
import type { StaffSection } from './sections.ts'
import styles from './manage-nav.module.css'

const REST_ID = 'more-pages'

/**
 * The navigation of the staff pages: a list at the left, on phones a bar at the bottom whose last key opens the rest.
 */
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

/** Closes the open sheet after a choice, so that it does not cover the chosen page. */
function foldAway({ currentTarget }: { currentTarget: Element }) {
  const sheet = currentTarget.closest('[popover]')
  if (sheet instanceof HTMLElement && sheet.matches(':popover-open')) sheet.hidePopover()
}
