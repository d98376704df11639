import { useTranslation } from 'react-i18next'
import { Field } from '#app/ui/field.tsx'
import { Choice } from '../form/choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { Day } from '../when.tsx'
import type { OpenTerm, SeatState, SeatTerm } from './committee-desk.ts'
import styles from '../form/fold-list.module.css'

/** [PC2] The four seats of the party committee: who sits there, who comes next, and the forms that change it. */
export function CommitteeSeatsPage({ seats }: { seats: readonly SeatState[] }) {
  const { t } = useTranslation('manage')
  return (
    <ManagePage title={t('sections.committee')}>
      <Paper>
        <p>{t('committee.lede')}</p>
      </Paper>
      {seats.map((state) => (
        <SeatPaper key={state.seat} state={state} />
      ))}
    </ManagePage>
  )
}

function SeatPaper({ state: { seat, now, next, terms } }: { state: SeatState }) {
  const { t } = useTranslation('manage')
  const isTaken = ({ startsAt, endsAt }: SeatTerm) =>
    terms.some((term) => term.startsAt < endsAt && startsAt < term.until)
  const free = [
    { value: 'now', label: t('committee.rest'), time: now },
    { value: 'next', label: t('committee.next'), time: next },
  ].filter(({ time }) => !isTaken(time))
  return (
    <Paper title={t('committee.seat', { number: seat + 1 })}>
      {terms.length === 0 && <p>{t('committee.nobody')}</p>}
      <ol className={styles.list}>
        {terms.map((term) => (
          <Term key={term.id} term={term} />
        ))}
      </ol>
      {free.length > 0 && (
        <details className={styles.fold}>
          <summary>{t('committee.appoint')}</summary>
          <WriteForm name={`appoint ${seat}`} verb={t('committee.appoint')} kind="primary">
            <Field name="username" label={t('committee.username')} required maxLength={40} autoComplete="off" />
            <Field name="dogName" label={t('committee.dog')} required maxLength={40} autoComplete="off" />
            <Choice
              name="term"
              label={t('committee.term')}
              options={free.map(({ value, label }) => ({ value, label }))}
            />
          </WriteForm>
          <p>
            {t('committee.nextIs')} <Day at={next.startsAt} />
          </p>
        </details>
      )}
    </Paper>
  )
}

function Term({ term: { id, username, dogName, startsAt, until } }: { term: OpenTerm }) {
  const { t } = useTranslation('manage')
  return (
    <li className={styles.entry}>
      <details className={styles.fold}>
        <summary>
          <b>{username}</b>
          <span>{dogName}</span>
          <span>
            <Day at={startsAt} />
            {' – '}
            <Day at={until - 1} />
          </span>
        </summary>
        <div className={styles.forms}>
          <WriteForm name={`end ${id}`} verb={t('committee.end')} kind="danger" />
        </div>
      </details>
    </li>
  )
}
