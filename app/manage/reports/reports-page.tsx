import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { BAN_SECONDS, BROKEN_RULES } from '#durable/rules/bans.ts'
import { parseReportNumber } from '#durable/rules/staff/public-reports.ts'
import { HOLD_DAYS, OUTCOMES, isUrgent } from '#durable/rules/staff/reports.ts'
import { REPORT_FILTERS, REPORT_SORTS } from '#durable/rules/staff/tables.ts'
import { Choice } from '../form/choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { roomWords, useRoomNames } from '../room-name.tsx'
import { DataTable } from '../table/data-table.tsx'
import { Pager } from '../table/pager.tsx'
import type { TableAddress } from '../table/table-query.ts'
import { TableSearch } from '../table/table-search.tsx'
import { When } from '../when.tsx'
import { AppealPaper } from './appeal-paper.tsx'
import type { Appeal } from './appeals-desk.ts'
import { ClosurePaper } from './closure-paper.tsx'
import type { Closure } from './closures-desk.ts'
import { PublicReportPaper } from './public-report-paper.tsx'
import type { PublicReport } from './public-reports-desk.ts'
import type { Evidence, Report } from './reports-desk.ts'
import type { Looked } from './sent-answer.ts'
import styles from './reports-page.module.css'

type ReportsPageProps = {
  query: TableAddress
  rows: readonly Report[]
  total: number
  appeals: readonly Appeal[]
  closures: readonly Closure[]
  publicReports: readonly PublicReport[]
  looked: Looked | null
}

/** Closed accounts, appeals, reports from the site, and the queue of reports. A report is taken on, looked at, acted upon and closed here. */
export function ReportsPage({ query, rows, total, appeals, closures, publicReports, looked }: ReportsPageProps) {
  const { t } = useTranslation('manage')
  const isFirst = query.page === 1 && query.search === ''
  const isNumber = parseReportNumber(query.search) !== null
  const [urgent, others] = isFirst ? parted(rows, isUrgentNow) : [[], rows]
  const [danger, outside] = parted(publicReports, isDangerNow)
  const paperOf = (report: Report) => (
    <ReportPaper key={report.id} report={report} looked={looked?.id === report.id ? looked : null} />
  )
  const publicPaperOf = (report: PublicReport) => <PublicReportPaper key={report.id} report={report} />
  return (
    <ManagePage title={t('sections.reports')}>
      {/* [B13] They are the first of the queue. */}
      {urgent.map(paperOf)}
      {(isFirst || isNumber) && danger.map(publicPaperOf)}
      {isFirst && closures.map((closure) => <ClosurePaper key={closure.banId} closure={closure} />)}
      {isFirst && appeals.map((appeal) => <AppealPaper key={appeal.banId} appeal={appeal} />)}
      {(isFirst || isNumber) && outside.map(publicPaperOf)}
      <TableSearch
        query={query}
        label={t('reports.search')}
        filters={{
          label: t('users.show'),
          options: REPORT_FILTERS.map((value) => ({ value, label: t(`reports.filter.${value}`) })),
        }}
        sorts={{
          label: t('reports.order'),
          options: REPORT_SORTS.map((value) => ({ value, label: t(`reports.sort.${value}`) })),
        }}
      />
      {rows.length === 0 && <Paper>{t('reports.none')}</Paper>}
      {others.map(paperOf)}
      <Pager page={query.page} total={total} />
    </ManagePage>
  )
}

const isUrgentNow = ({ offence, outcome }: Report) => outcome === null && isUrgent(offence)
const isDangerNow = ({ ground, outcome }: PublicReport) => outcome === null && ground === 'danger'

/** Those of which it holds, and the others. */
function parted<Row>(rows: readonly Row[], holds: (row: Row) => boolean): [Row[], Row[]] {
  return [rows.filter(holds), rows.filter((row) => !holds(row))]
}

function ReportPaper({ report, looked }: { report: Report; looked: Looked | null }) {
  const { t } = useTranslation('manage')
  const names = useRoomNames()
  const { id, at, offence, reason, room, roomNow, dogName, accused, accusedId, reporter, reporterId, strikes } = report
  const { claimer, isMine, mayClaim, outcome, heldUntil } = report
  return (
    <Paper
      title={`${dogName} · ${t(`reports.offence.${offence}`)}${isUrgent(offence) ? ` · ${t('reports.urgent')}` : ''}`}
    >
      {reason && <p className={styles.words}>{reason}</p>}
      <p className={styles.people}>
        {t('reports.of')} <Link to={`/manage/users/${accusedId}`}>{accused}</Link> · {t('reports.by')}{' '}
        <Link to={`/manage/users/${reporterId}`}>{reporter}</Link>
        {strikes > 0 && ` (${t('reports.strikes', { count: strikes })})`} ·{' '}
        {room === null ? '–' : roomWords(names, room)} · <When at={at} />
      </p>
      {!outcome && roomNow !== null && <p>{t('reports.now', { room: roomWords(names, roomNow) })}</p>}
      {claimer && !outcome && <p>{t(mayClaim ? 'reports.lapsed' : 'reports.claimed', { name: claimer })}</p>}
      {outcome && <p>{t(`reports.outcome.${outcome}`)}</p>}
      {heldUntil !== null && (
        <p>
          {t('reports.heldUntil')} <When at={heldUntil} />
        </p>
      )}
      {!outcome && isUrgent(offence) && <UrgentHelp offence={offence} />}
      <div className={styles.forms}>
        <WriteForm name={`look ${id}`} verb={t('reports.look')} asksReason={false} isUrgent />
        {!outcome && mayClaim && (
          <WriteForm name={`claim ${id}`} verb={t('reports.claim')} asksReason={false} isUrgent />
        )}
        {!outcome && isMine && (
          <WriteForm name={`return ${id}`} verb={t('reports.giveBack')} asksReason={false} isUrgent />
        )}
      </div>
      {looked && <EvidenceOf evidence={looked.evidence} line={report.line} />}
      {!outcome && isMine && <Answers report={report} />}
      <Hold report={report} />
    </Paper>
  )
}

/** What staff do about an urgent report [B13]. */
function UrgentHelp({ offence }: { offence: Report['offence'] }) {
  const { t } = useTranslation('manage')
  const steps = t(`reports.steps.${offence === 'tooYoung' || offence === 'grooming' ? offence : 'threat'}`).split('\n')
  return (
    <details className={styles.answer} open>
      <summary>{t('reports.whatToDo')}</summary>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  )
}

/** Holds words and evidence beyond their deletion, or gives that up [B14]. */
function Hold({ report: { id, heldUntil } }: { report: Report }) {
  const { t } = useTranslation('manage')
  const days = heldUntil === null ? HOLD_DAYS : [...HOLD_DAYS, 0]
  return (
    <details className={styles.answer}>
      <summary>{t('reports.hold')}</summary>
      <p>{t('reports.holdHint')}</p>
      <WriteForm name={`hold ${id}`} verb={t('reports.hold')} isUrgent>
        <Choice
          name="days"
          label={t('reports.holdFor')}
          options={days.map((count) => ({
            value: String(count),
            label: count === 0 ? t('reports.release') : t('reports.days', { count }),
          }))}
        />
      </WriteForm>
    </details>
  )
}

/** The forms that end a report: a kick or ban of the dog's owner, or closing it without one. */
function Answers({ report: { id, dogId } }: { report: Report }) {
  const { t } = useTranslation('manage')
  return (
    <>
      <details className={styles.answer}>
        <summary>{t('reports.kick')}</summary>
        <WriteForm name={`kick ${id}`} verb={t('reports.kick')} kind="danger" asksReason={false} isUrgent>
          <input type="hidden" name="dogId" value={dogId} />
          <Choice
            name="seconds"
            label={t('bans.howLong')}
            options={BAN_SECONDS.map((seconds) => ({ value: String(seconds), label: t(`bans.seconds.s${seconds}`) }))}
          />
          <Choice
            name="rule"
            label={t('bans.why')}
            options={BROKEN_RULES.map((rule) => ({ value: rule, label: t(`bans.rule.${rule}`) }))}
          />
          <Field name="reason" label={t('reports.words')} maxLength={200} autoComplete="off" />
        </WriteForm>
      </details>
      <details className={styles.answer}>
        <summary>{t('reports.close')}</summary>
        <WriteForm name={`close ${id}`} verb={t('reports.close')} kind="primary" isUrgent>
          <Choice
            name="outcome"
            label={t('reports.outcomeLabel')}
            options={OUTCOMES.map((value) => ({ value, label: t(`reports.outcome.${value}`) }))}
          />
        </WriteForm>
      </details>
    </>
  )
}

function EvidenceOf({ evidence, line }: { evidence: Evidence | null; line: number | null }) {
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
            cell: ({ seq, text, whisperedTo, isPoop, isPrint }) => (
              <span className={seq === line ? styles.reported : undefined}>
                {seq === line && `${t('reports.thisLine')}: `}
                {whisperedTo !== null && `${t(isPrint ? 'chat.print' : 'chat.whisper', { name: whisperedTo })}: `}
                {isPoop && `${t('chat.poop')}: `}
                {text}
              </span>
            ),
          },
          { key: 'when', title: t('chat.when'), cell: ({ at }) => <When at={at} /> },
        ]}
      />
    </>
  )
}
