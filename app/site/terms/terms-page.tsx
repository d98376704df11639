import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useContact } from '../contact.ts'
import { Edges } from '../page/edges.tsx'
import { TERMS_SECTIONS, TERMS_UPDATED } from './sections.ts'
import styles from './terms-page.module.css'

export function TermsPage() {
  const { t } = useTranslation('terms')
  const names = { product: PRODUCT_NAME, address: useContact().address }
  const month = new Intl.DateTimeFormat(dateLocale(useLanguage()), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <>
      <PageTitle title={t('title')} description={t('description', names)} canonical="/rules" />
      <Edges />
      <div className={styles.manual}>
        <Panel className={styles.head}>
          <h1>{t('title')}</h1>
          <p>{t('lead', names)}</p>
          <p className={styles.updated}>
            {t('updated')} <time dateTime={TERMS_UPDATED.slice(0, 7)}>{month.format(new Date(TERMS_UPDATED))}</time>
          </p>
        </Panel>
        <Panel className={styles.contents}>
          <nav aria-labelledby="contents">
            <h2 id="contents">{t('contents')}</h2>
            <ol>
              {TERMS_SECTIONS.map(({ id, icon }, place) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Icon name={icon} />
                    <span>{`${place + 1}. ${t(`${id}.title`)}`}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </Panel>
        <Panel className={styles.pages}>
          {TERMS_SECTIONS.map(({ id, icon }, place) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                <Icon name={icon} />
                <span>{`${place + 1}. ${t(`${id}.title`)}`}</span>
              </h2>
              {t(`${id}.text`, names)
                .split('\n')
                .map((paragraph, line) => (
                  <p key={line}>{paragraph}</p>
                ))}
              {id === 'reports' && (
                <p>
                  <Link to="/report">{t('reports.link')}</Link>
                </p>
              )}
            </section>
          ))}
        </Panel>
      </div>
    </>
  )
}
