import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { HowLong } from '../bans/how-long.tsx'
import { Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import type { RecordRow, StaffUser } from './users-desk.ts'

/** The kicks and bans of a user, the newest first. */
export function UserRecord({ user: { id, record } }: { user: StaffUser }) {
  const { t } = useTranslation('manage')
  return (
    <Paper title={t('users.record')}>
      <DataTable
        label={t('users.record')}
        rows={record}
        keyOf={(sanction) => sanction.id}
        empty={t('users.noRecord')}
        columns={[
          { key: 'why', title: t('bans.why'), cell: ({ reason }) => reason || '–' },
          { key: 'long', title: t('bans.howLong'), cell: (sanction) => <HowLong {...sanction} /> },
          { key: 'at', title: t('bans.given'), cell: ({ at }) => <When at={at} /> },
          { key: 'ends', title: t('bans.ends'), cell: (sanction) => <End sanction={sanction} /> },
        ]}
      />
      {record.length > 0 && (
        <Button size="small" to={`/manage/bans?filter=all&q=${id}`}>
          {t('users.allBans')}
        </Button>
      )}
    </Paper>
  )
}

function End({ sanction: { endsAt, seconds, kind, liftedAt, appealedAt, answer } }: { sanction: RecordRow }) {
  const { t } = useTranslation('manage')
  if (seconds === 0) return '–'
  return (
    <>
      {kind === 'for-good' && liftedAt === null ? '–' : <When at={endsAt} />}
      {liftedAt !== null && ` · ${t('bans.wasLifted')}`}
      {appealedAt !== null && answer === null && (
        <>
          {' · '}
          <Link to="/manage/reports">{t('bans.appealed')}</Link>
        </>
      )}
      {answer !== null && ` · ${t('users.answerOf')}: ${answer}`}
    </>
  )
}
