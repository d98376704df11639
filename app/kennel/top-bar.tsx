import { Link, useNavigate } from '@remix-run/react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyTier } from '#app/queries.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { LanguageFlags } from '#app/shared/language-flags.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { useContact } from '#app/site/contact.ts'
import { signOut } from '#app/site/sign-in/sign-out.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Key } from '#app/ui/key.tsx'
import { LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { Kennel } from './require-kennel.ts'
import styles from './styles/top-bar.module.css'

type TopBarProps = {
  kennel: Kennel
  /** The switch of kill mode, on the page that has one. */
  kill?: { isOn: boolean; toggle: () => void }
  /** The key that installs the site, on the page that has one. */
  installer?: ReactNode
}

/** The navigation bar at the top of kennel pages. */
export function TopBar({ kennel, kill, installer }: TopBarProps) {
  const { t } = useTranslation('kennel')
  const navigate = useNavigate()
  const { username } = kennel.me
  const leave = async () => {
    await signOut()
    tellApp({ type: 'sign-out' })
    navigate('/')
  }
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <Key icon="door" label={t('bar.logOut')} onClick={() => void leave()} />
      {kill && <Key icon="grave" label={t('bar.kill')} on={kill.isOn} onClick={kill.toggle} />}
      <SupporterKey tier={kennel.tier} />
      {installer}
      <span className={styles.gap} />
      <LanguageMenu />
      <Link
        to="/h5/change-username"
        className={`${styles.key} ${styles.user}`}
        aria-label={t('bar.changeUsername', { username })}
      >
        <Icon name="user" />
        <span>{username}</span>
      </Link>
    </nav>
  )
}

/**
 * The supporter tier, else the way to connect one; nothing where that is not possible, and in an app, whose stores want no
 * payments elsewhere.
 */
function SupporterKey({ tier }: { tier: MyTier | null }) {
  const { t } = useTranslation('kennel')
  const { canConnect } = useContact()
  const hasTier = tier !== null && tier !== 'Inactive'
  if (!hasTier && (!canConnect || appVisit() !== null)) return null
  return (
    <Link to="/h5/account/supporter" className={styles.key}>
      <Icon name="patron" />
      <span>{hasTier ? t('bar.supporter', { tier: t(`tier.${tier}`) }) : t('bar.connect')}</span>
    </Link>
  )
}

function LanguageMenu() {
  const { t } = useTranslation('kennel')
  const language = useLanguage()
  const id = useId()
  const name = LANGUAGE_NAMES[language]
  return (
    <>
      <button
        type="button"
        className={styles.key}
        popoverTarget={id}
        aria-label={t('bar.language', { language: name })}
      >
        <Flag language={language} label="" />
        <span>{name}</span>
      </button>
      <div id={id} popover="auto" className={styles.drop}>
        <LanguageFlags named />
      </div>
    </>
  )
}
