import { Link, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInWays } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { LanguageFlags } from '#app/shared/language-flags.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Capability, StaffBadge } from '#durable/rules/roles.ts'
import { closeDoor } from './door.ts'
import { FreshContext, useFreshUntil } from './fresh.ts'
import { ManageNav } from './manage-nav.tsx'
import { StaffSignInAgain } from './sign-in-again.tsx'
import styles from './manage-frame.module.css'

/** What the frame needs to know of the member of staff. */
export type Staff = {
  username: string
  badge: StaffBadge | null
  capabilities: readonly Capability[]
  freshUntil: number
  isFresh: boolean
}

/** The layout of the staff pages: a header, the navigation, and the page. */
export function ManageFrame({ staff, ways, children }: { staff: Staff; ways: SignInWays; children: ReactNode }) {
  const { t } = useTranslation(['manage', 'site'])
  const isFresh = useFreshUntil(staff.freshUntil, staff.isFresh)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <FreshContext.Provider value={isFresh}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main">
          {t('site:skip')}
        </a>
        <header className={styles.head}>
          <Link to="/" className={styles.home} reloadDocument>
            <Icon name="home" label={t('site:backHome')} />
            <span className={styles.product}>{PRODUCT_NAME}</span>
            <span>{t('title')}</span>
          </Link>
          <p className={styles.who}>
            {staff.badge && <Badge role={staff.badge} label={t(`badge.${staff.badge}`)} />}
            <span>{staff.username}</span>
          </p>
          <div className={styles.flags}>
            <LanguageFlags />
          </div>
          <button type="button" className={styles.leave} onClick={() => void leave()}>
            <Icon name="door" />
            <span>{t('leave')}</span>
          </button>
        </header>
        <ManageNav capabilities={staff.capabilities} />
        <main id="main" className={classNames(styles.main, isBusy && styles.busy)}>
          {!isFresh && <StaffSignInAgain ways={ways} />}
          {children}
        </main>
      </div>
    </FreshContext.Provider>
  )
}

async function leave() {
  await closeDoor()
  window.location.assign('/')
}
