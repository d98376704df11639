import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { CastDog } from '#app/dog/cast-dog.tsx'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useContact } from '../contact.ts'
import { Edges } from '../page/edges.tsx'
import { useSeasonArt } from '../season-art.ts'
import { Pennants } from '../whatis/kobbel/pennants.tsx'
import { Contents } from './contents.tsx'
import { HelpLines } from './help-lines.tsx'
import { Section } from './section.tsx'
import { HELP_SECTIONS } from './sections.ts'
import { useLanding } from './use-landing.ts'
import styles from './help-page.module.css'

export function HelpPage() {
  const { t } = useTranslation('help')
  const { address } = useContact()
  useLanding()
  const kennel = useSeasonArt()['thing-*-kennel']
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: PRODUCT_NAME })} />
      <Edges />
      <div className={styles.manual}>
        <header className={styles.head}>
          <div className={styles.bubble}>
            <h1>{t('title')}</h1>
            <p>{t('lead', { sections: HELP_SECTIONS.length })}</p>
          </div>
          <span className={styles.teller}>
            <CastDog name="teller" />
          </span>
          <img className={styles.kennel} src={kennel} width={164} height={146} alt="" />
        </header>
        <Contents />
        <Panel className={styles.pages}>
          {HELP_SECTIONS.map((section) => (
            <Section key={section.id} section={section}>
              {section.id === 'pack' && <Pennants />}
            </Section>
          ))}
        </Panel>
        <HelpLines />
        <Panel className={styles.more}>
          <h2>{t('more.title')}</h2>
          <p>
            {t('more.text')} <a href={`mailto:${address}`}>{address}</a>
          </p>
          <p>
            <Link to="/report">{t('more.report')}</Link>
          </p>
        </Panel>
      </div>
    </>
  )
}
