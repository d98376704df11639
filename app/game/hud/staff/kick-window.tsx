import type { ResultOf } from 'gql.tada'
import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { Chips } from '#app/game/hud/shared/choice-chips.tsx'
import { RefusalNote, refusalOfError } from '#app/game/hud/shared/refusal-note.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import { graphql } from '#app/graphql.ts'
import { isKeptText, useKept } from '#app/shared/use-kept.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { BAN_SECONDS, BROKEN_RULES, REASON_MAX, isReason } from '#durable/rules/bans.ts'
import type { BrokenRule } from '#durable/rules/bans.ts'
import { KICK_WINDOW } from './feature.ts'
import styles from '#app/game/hud/shared/choice-form.module.css'

const STAFF_DOG = graphql(`
  query StaffDog($dogId: Int!) {
    staffDog(dogId: $dogId) {
      id
      name
      userId
      username
      mayKick
      suggestedSeconds
      record {
        id
      }
      reports {
        id
        offence
        reporter
        isMine
      }
    }
  }
`)

type StaffDog = NonNullable<ResultOf<typeof STAFF_DOG>['staffDog']>

const KICK = graphql(`
  mutation Kick($dogId: Int!, $seconds: Int!, $rule: BrokenRule!, $reason: String!, $reportId: Int) {
    kick(dogId: $dogId, seconds: $seconds, rule: $rule, reason: $reason, reportId: $reportId)
  }
`)

const STEPS = BAN_SECONDS.map((seconds) => `s${seconds}` as const)
type Step = (typeof STEPS)[number]

type ReportKey = 'none' | `r${number}`
const keyOf = (id: number | undefined): ReportKey => (id === undefined ? 'none' : `r${id}`)

/** For moderators: kicks or bans the user of a dog, with a length and a reason. */
export default function KickWindow() {
  const { t } = useTranslation(['game', 'late'])
  const about = useOpenWindow(KICK_WINDOW)?.about ?? null
  return (
    <GameWindow window={KICK_WINDOW} title={t('late:staff.kick.title')} corner="top">
      {about !== null && <LookedUp key={about} dogId={about} />}
    </GameWindow>
  )
}

function LookedUp({ dogId }: { dogId: number }) {
  const { t } = useTranslation(['game', 'late'])
  const { answer, error } = useAnswer(() => request(STAFF_DOG, { dogId }), dogId)
  if (error !== null) return <RefusalNote refusal={refusalOfError(error)} />
  return answer?.staffDog ? <KickForm dog={answer.staffDog} /> : <Spinner label={t('late:staff.loading')} />
}

function KickForm({ dog }: { dog: StaffDog }) {
  const { t } = useTranslation(['game', 'late'])
  const id = useId()
  const [step, setStep] = useState<Step>(STEPS[BAN_SECONDS.findIndex((one) => one === dog.suggestedSeconds)] ?? 's0')
  const [rule, setRule] = useState<BrokenRule | null>(null)
  const [answered, setAnswered] = useState<ReportKey>(() => keyOf(dog.reports.find(({ isMine }) => isMine)?.id))
  const [reason, keepReason, forgetReason] = useKept(`kick-${dog.id}`, '', isKeptText)
  const [state, setState] = useState<'asked' | 'busy' | 'done'>('asked')
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOfError> | null>(null)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (rule === null) return
    setState('busy')
    setRefusal(null)
    try {
      const reportId = answered === 'none' ? null : Number(answered.slice(1))
      await request(KICK, { dogId: dog.id, seconds: Number(step.slice(1)), rule, reason: reason.trim(), reportId })
      forgetReason()
      setState('done')
    } catch (error) {
      setRefusal(refusalOfError(error))
      setState('asked')
    }
  }
  const who = (
    <p className={styles.who}>
      <bdi>{dog.name}</bdi>
      <br />
      {t('late:staff.kick.owner', { name: dog.username, id: dog.userId })} ·{' '}
      {t('late:staff.kick.record', { count: dog.record.length })}
    </p>
  )
  if (!dog.mayKick || state === 'done') {
    return (
      <div className={styles.form} data-outcome>
        {who}
        <p role="status">
          {state === 'done' ? t('late:staff.kick.done', { name: dog.name }) : t('late:staff.kick.above')}
        </p>
      </div>
    )
  }
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      {who}
      <Chips
        name={`${id}-step`}
        legend={t('late:staff.kick.howLong')}
        values={STEPS}
        chosen={step}
        wordOf={(one) => (
          <span>
            {t(`late:staff.kick.seconds.${one}`)}
            {one === `s${dog.suggestedSeconds}` && <small> · {t('late:staff.kick.suggested')}</small>}
          </span>
        )}
        onChoose={setStep}
      />
      <Chips
        name={`${id}-rule`}
        legend={t('late:staff.kick.why')}
        values={BROKEN_RULES}
        chosen={rule}
        wordOf={(one) => t(`late:staff.rules.${one}`)}
        onChoose={setRule}
      />
      {dog.reports.length > 0 && (
        <Chips
          name={`${id}-report`}
          legend={t('late:staff.kick.answers')}
          values={[...dog.reports.map((report) => keyOf(report.id)), 'none']}
          chosen={answered}
          wordOf={(key) => <ReportWord report={dog.reports.find((report) => keyOf(report.id) === key)} />}
          onChoose={setAnswered}
        />
      )}
      <div>
        <label className={styles.label} htmlFor={`${id}-reason`}>
          {t('late:staff.kick.reason')}
        </label>
        <textarea
          id={`${id}-reason`}
          className={styles.words}
          maxLength={REASON_MAX}
          value={reason}
          onChange={({ target }) => keepReason(target.value)}
        />
        <p className={styles.hint}>{t('late:staff.kick.hint')}</p>
      </div>
      <RefusalNote refusal={refusal} />
      <div className={styles.foot}>
        <Button
          type="submit"
          kind="danger"
          size="small"
          disabled={state === 'busy' || rule === null || !isReason(reason.trim(), rule)}
        >
          {t('late:staff.kick.send')}
        </Button>
      </div>
    </form>
  )
}

function ReportWord({ report }: { report: StaffDog['reports'][number] | undefined }) {
  const { t } = useTranslation(['game', 'late'])
  if (!report) return t('late:staff.kick.noReport')
  return t('late:staff.kick.report', { what: t(`late:staff.report.offence.${report.offence}`), name: report.reporter })
}
