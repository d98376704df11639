import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operator } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { PageTitle } from '#app/shared/head/page-title.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { useContact } from '../contact.ts'
import { Manual, Paragraphs } from '../page/manual.tsx'
import { KEPT, STORED, keptDays } from './kept.ts'
import styles from './privacy-page.module.css'

/** What is kept of whom, why and how long, who answers for it, and what one can ask (GDPR 13, DSA 11 and 12). */
export function PrivacyPage({ operator }: { operator: Operator }) {
  const { t } = useTranslation('privacy')
  const { email } = operator
  return (
    <>
      <PageTitle title={t('title')} description={t('description', { product: PRODUCT_NAME })} />
      <Manual
        title={t('title')}
        lead={t('lead')}
        since={{ words: t('since'), day: TERMS.since }}
        contents={t('contents')}
        sections={[
          { id: 'contact', icon: 'send', title: t('who.title'), body: <Who operator={operator} /> },
          { id: 'kept', icon: 'clock', title: t('kept.title'), body: <Kept /> },
          { id: 'others', icon: 'friends', title: t('others.title'), body: <Paragraphs text={t('others.text')} /> },
          {
            id: 'automatic',
            icon: 'gear',
            title: t('automatic.title'),
            body: <Paragraphs text={t('automatic.text')} />,
          },
          {
            id: 'rights',
            icon: 'scroll',
            title: t('rights.title'),
            body: (
              <>
                <Paragraphs text={t('rights.text', { email })} />
                <p>
                  {t('rights.authority')}: <a href={operator.authority.url}>{operator.authority.name}</a>
                </p>
                <p>{t('rights.yours')}</p>
              </>
            ),
          },
          { id: 'stored', icon: 'door', title: t('stored.title'), body: <Stored /> },
        ]}
      >
        <p>
          <Link to="/rules">{t('terms')}</Link>
        </p>
      </Manual>
    </>
  )
}

function Who({ operator: { name, address, email, languages } }: { operator: Operator }) {
  const { t } = useTranslation('privacy')
  const contact = useContact()
  const list = new Intl.ListFormat(dateLocale(useLanguage()))
  return (
    <>
      <p>{t('who.text', { name, product: PRODUCT_NAME })}</p>
      <dl className={styles.who}>
        <dt>{t('who.address')}</dt>
        <dd>{`${name}, ${address}`}</dd>
        <dt>{t('who.users')}</dt>
        <dd>
          <a href={`mailto:${contact.address}`}>{contact.address}</a>
        </dd>
        <dt>{t('who.official')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>{t('who.languages')}</dt>
        <dd>{list.format(languages.map((language) => t(`who.language.${language}`)))}</dd>
      </dl>
    </>
  )
}

function Kept() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <p>{t('kept.lead')}</p>
      <Table
        label={t('kept.title')}
        titles={[t('kept.what'), t('kept.why'), t('kept.until')]}
        rows={KEPT.map((kind) => ({
          key: kind.key,
          cells: [
            t(`kept.${kind.key}.what`),
            <>
              {t(`kept.${kind.key}.why`)} <small>{`(${t(`kept.basis.${kind.basis}`)})`}</small>
            </>,
            t(`kept.${kind.key}.until`, keptDays(kind)),
          ],
        }))}
      />
    </>
  )
}

function Stored() {
  const { t } = useTranslation('privacy')
  return (
    <>
      <p>{t('stored.lead')}</p>
      <Table
        label={t('stored.title')}
        titles={[t('kept.what'), t('kept.until'), t('stored.names')]}
        rows={STORED.map(({ key, names }) => ({
          key,
          cells: [t(`stored.${key}.what`), t(`stored.${key}.until`), <code key="names">{names.join(' ')}</code>],
        }))}
      />
    </>
  )
}

type TableProps = {
  label: string
  titles: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** A table whose rows are cards on a narrow screen. The roles are written out, since the layout takes them away. */
function Table({ label, titles, rows }: TableProps) {
  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {titles.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row">
            {cells.map((cell, place) => (
              <td key={titles[place]} role="cell" data-title={titles[place]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
