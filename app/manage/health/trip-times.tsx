import { useTranslation } from 'react-i18next'
import { WriteForm } from '../form/write-form.tsx'
import { Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import type { TripTimes } from './health-desk.ts'

const TIMES = ['medianMs', 'p90Ms', 'p99Ms', 'longestMs'] as const

/** Times the database when it is asked to; `times` are null before that. */
export function TripTimesPaper({ times }: { times: readonly TripTimes[] | null }) {
  const { t, i18n } = useTranslation('manage')
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 })
  return (
    <Paper title={t('health.database')}>
      <p>{t('health.databaseText')}</p>
      {times && (
        <DataTable
          label={t('health.database')}
          rows={times}
          keyOf={({ kind }) => kind}
          empty=""
          columns={[
            { key: 'kind', title: t('health.trip'), cell: ({ kind }) => t(`health.tripOf.${kind}`) },
            { key: 'trips', title: t('health.times'), cell: ({ trips }) => number.format(trips), isNumber: true },
            ...TIMES.map((time) => ({
              key: time,
              title: t(`health.tripTime.${time}`),
              cell: (row: TripTimes) => number.format(row[time]),
              isNumber: true,
            })),
          ]}
        />
      )}
      <WriteForm name="time-database" verb={t('health.timeDatabase')} asksReason={false} />
    </Paper>
  )
}
