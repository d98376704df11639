import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Choice } from '../form/choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import type { Appeal, Evidence, Looked, Report } from './queries.ts'
import styles from './reports-page.module.css'
import { OUTCOMES } from './sent-answer.ts'

type ReportsPageProps = {
  isClosed: boolean
  reports: readonly Report[]
  appeals: readonly Appeal[]
  looked: Looked | null
}

/** What waits for the staff: appeals, and reports with the oldest first; each is taken on, looked at and closed here. */
export function ReportsPage({ isClosed, reports, appeals, looked }: ReportsPageProps) {
  const { t } = useTranslation('manage')
  const other = isClosed ? '/manage/reports' : '/manage/reports?filter=closed'
  return (
    <ManagePage
      title={t('sections.reports')}
      action={<Button to={other}>{t(isClosed ? 'reports.toOpen' : 'reports.toClosed')}</Button>}
    >
      {appeals.map((appeal) => (
        <AppealPaper key={appeal.banId} appeal={appeal} />
      ))}
      {reports.length === 0 && <Paper>{t('reports.none')}</Paper>}
      {reports.map((report) => (
        <ReportPaper key={report.id} report={report} looked={looked?.id === report.id ? looked : null} />
      ))}
    </ManagePage>
  )
}

function ReportPaper({ report, looked }: { report: Report; looked: Looked | null }) {
  const { t } = useTranslation('manage')
  const { id, at, offence, reason, room, dogName, accused, accusedId, reporter, reporterId, strikes } = report
  const { claimer, isMine, outcome } = report
  return (
    <Paper title={`${dogName} · ${t(`reports.offence.${offence}`)}`}>
      {reason && <p className={styles.words}>{reason}</p>}
      <p>
        {t('reports.of')} <Link to={`/manage/users/${accusedId}`}>{accused}</Link> · {t('reports.by')}{' '}
        <Link to={`/manage/users/${reporterId}`}>{reporter}</Link>
        {strikes > 0 && ` (${t('reports.strikes', { count: strikes })})`} · {room ?? '–'} · <When iso={at} />
      </p>
      {claimer && <p>{t('reports.claimed', { name: claimer })}</p>}
      {outcome && <p>{t(`reports.outcome.${outcome}`)}</p>}
      <div className={styles.forms}>
        <WriteForm name={`look ${id}`} verb={t('reports.look')} asksReason={false} />
        {!outcome && !claimer && <WriteForm name={`claim ${id}`} verb={t('reports.claim')} asksReason={false} />}
        {!outcome && isMine && <WriteForm name={`return ${id}`} verb={t('reports.giveBack')} asksReason={false} />}
      </div>
      {looked && <EvidenceOf evidence={looked.evidence} />}
      {!outcome && isMine && (
        <WriteForm name={`close ${id}`} verb={t('reports.close')} kind="primary">
          <Choice
            name="outcome"
            label={t('reports.outcomeLabel')}
            options={OUTCOMES.map((value) => ({ value, label: t(`reports.outcome.${value}`) }))}
          />
        </WriteForm>
      )}
    </Paper>
  )
}

function EvidenceOf({ evidence }: { evidence: Evidence | null }) {
  const { t } = useTranslation('manage')
  if (!evidence) return <p>{t('reports.noEvidence')}</p>
  return (
    <>
      <p>{t('reports.present', { names: evidence.present.map(({ name }) => name).join(', ') || '–' })}</p>
      {evidence.isUnheard && <p>{t('reports.unheard')}</p>}
      <DataTable
        label={t('reports.look')}
        rows={evidence.lines}
        keyOf={({ seq }) => seq}
        empty={t('reports.noEvidence')}
        columns={[
          { key: 'who', title: t('chat.who'), cell: ({ name }) => name },
          {
            key: 'text',
            title: t('chat.said'),
            cell: ({ text, whisperedTo }) =>
              whisperedTo === null ? text : `${t('chat.whisper', { name: whisperedTo })}: ${text}`,
          },
          { key: 'when', title: t('chat.when'), cell: ({ at }) => <When iso={at} /> },
        ]}
      />
    </>
  )
}

function AppealPaper({ appeal: { banId, userId, username, at, words } }: { appeal: Appeal }) {
  const { t } = useTranslation('manage')
  return (
    <Paper title={t('reports.appeal', { name: username })}>
      <p className={styles.words}>{words}</p>
      <p>
        <Link to={`/manage/users/${userId}`}>{username}</Link> · <When iso={at} />
      </p>
      <div className={styles.forms}>
        <WriteForm name={`uphold ${banId}`} verb={t('reports.uphold')} />
        <WriteForm name={`lift ${banId}`} verb={t('reports.lift')} kind="primary" />
      </div>
    </Paper>
  )
}
