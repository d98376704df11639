import { useRevalidator } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import type { Kennel } from '#app/kennel/require-kennel.ts'
import { TopBar } from '#app/kennel/top-bar.tsx'
import { useReturn } from '#app/shared/use-return.ts'
import { useContact } from '#app/site/contact.ts'
import { Panel } from '#app/ui/panel.tsx'
import { ConnectPanel } from './connect-panel.tsx'
import type { MySupport } from './queries.ts'
import { SupporterGifts } from './supporter-gifts.tsx'
import { SupporterPanel } from './supporter-panel.tsx'
import kennelStyles from '../styles/kennel.module.css'
import styles from '../styles/support.module.css'

/** What supporters of the park get, and what others may see of the own support. */
export function SupportPage({ kennel, support }: { kennel: Kennel; support: MySupport | null }) {
  const { t } = useTranslation('kennel')
  const { canConnect } = useContact()
  const { revalidate } = useRevalidator()
  // Whoever comes back from Patreon's page sees what has changed there.
  useReturn(revalidate)
  const isSupporter = support !== null && support.tier !== 'Inactive'
  return (
    <KennelPage title={t('support.title')} bar={<TopBar kennel={kennel} />}>
      <Panel className={kennelStyles.form}>
        <div className={styles.lead}>
          <h1>{t('support.title')}</h1>
          <p>{t('support.lead')}</p>
        </div>
      </Panel>
      {support && isSupporter && <SupporterPanel kennel={kennel} support={support} />}
      {canConnect && <ConnectPanel kennel={kennel} support={support} />}
      <SupporterGifts isOwn={isSupporter} />
    </KennelPage>
  )
}
