import { useTranslation } from 'react-i18next'
import { DataTable } from '../table/data-table.tsx'
import type { Trial } from './words-desk.ts'
import styles from './words-page.module.css'

/** The result of the filter for each sample line, with its cause. Lines that the change affects are highlighted. */
export function TrialTable({ trials }: { trials: readonly Trial[] }) {
  const { t } = useTranslation('manage')
  const rows = trials.map((trial, at) => ({ ...trial, at }))
  return (
    <DataTable
      label={t('words.result')}
      rows={rows}
      keyOf={({ at }) => at}
      empty={t('table.nothing')}
      columns={[
        { key: 'line', title: t('words.line'), cell: ({ line }) => line },
        { key: 'before', title: t('words.before'), cell: ({ before }) => t(`words.outcome.${before}`) },
        {
          key: 'after',
          title: t('words.after'),
          cell: ({ before, after }) => (
            <span className={styles.after} data-turned={before !== after || undefined}>
              {t(`words.outcome.${after}`)}
            </span>
          ),
        },
        { key: 'heard', title: t('words.heard'), cell: ({ heard }) => heard ?? '–' },
        { key: 'causes', title: t('words.rule'), cell: ({ causes }) => <Causes causes={causes} /> },
      ]}
    />
  )
}

function Causes({ causes }: Pick<Trial, 'causes'>) {
  const { t } = useTranslation('manage')
  if (causes.length === 0) return '–'
  return causes.map(({ found, rule, list, language }) => (
    <span key={`${language} ${list} ${rule}`} className={styles.cause}>
      {list === null || language === null
        ? t(rule === 'link' ? 'words.link' : 'words.personal')
        : t('words.found', { found, rule, list: t(`words.kind.${list}`), language: t(`words.language.${language}`) })}
    </span>
  ))
}
