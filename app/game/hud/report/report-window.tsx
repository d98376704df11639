import { useEffect, useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request } from '#app/api.ts'
import { Chips } from '#app/game/hud/shared/choice-chips.tsx'
import { RefusalNote, refusalOfError } from '#app/game/hud/shared/refusal-note.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { fullName } from '#app/game/model/world/called.ts'
import { graphql } from '#app/graphql.ts'
import { SEE_REPORT_OUTCOMES } from '#app/queries.ts'
import { COUNTRY_OF, HELP_LINES, telOf } from '#app/shared/help-lines.ts'
import { isKeptText, useKept } from '#app/shared/use-kept.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { REASON_MAX } from '#durable/rules/bans.ts'
import { OFFENCES, isUrgent } from '#durable/rules/staff/reports.ts'
import type { Offence } from '#durable/rules/staff/reports.ts'
import { REPORT_WINDOW } from './feature.ts'
import styles from '#app/game/hud/shared/choice-form.module.css'

/** Reports a dog to staff: the one that the window was opened for, or one of the room. */
export default function ReportWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  const opened = useOpenWindow(REPORT_WINDOW)
  const about = opened?.about ?? null
  const [sent, setSent] = useState(0)
  const [isUrgentSent, setUrgentSent] = useState(false)
  useEffect(() => setSent(0), [opened])
  return (
    <GameWindow window={REPORT_WINDOW} title={t('dogMenu.report')} corner="top">
      {sent % 2 === 1 ? (
        <div className={styles.form}>
          <p role="status">
            <b>{t('late:staff.report.sent')}</b>
            <br />
            {t(isUrgentSent ? 'late:staff.report.urgentText' : 'late:staff.report.sentText')}
          </p>
          {isUrgentSent && <HelpLines />}
          <div className={styles.foot}>
            <Button
              size="small"
              onClick={() => {
                game.state.setState({ reporting: null })
                setSent(sent + 1)
              }}
            >
              {t('late:staff.report.more')}
            </Button>
          </div>
          <MyReports />
        </div>
      ) : (
        <ReportForm
          key={`${about}.${sent}`}
          game={game}
          about={about}
          onSent={(offence) => {
            setUrgentSent(isUrgent(offence))
            setSent(sent + 1)
          }}
        />
      )}
    </GameWindow>
  )
}

function ReportForm({ game, about, onSent }: { game: Game; about: number | null; onSent: (offence: Offence) => void }) {
  const { t } = useTranslation(['game', 'late'])
  const id = useId()
  const reporting = useStore(game.state, (state) => state.reporting)
  const dogs = useStore(game.state, ({ world }) => world.dogs)
  const [chosen, setChosen] = useState(reporting?.dog ?? null)
  const [offence, setOffence] = useState<Offence | null>(null)
  const [reason, keepReason, forgetReason] = useKept(`report-${about ?? 'any'}`, '', isKeptText)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOfError> | null>(null)
  useEffect(() => setChosen(reporting?.dog ?? null), [reporting])

  const others = [...dogs.values()].filter((dog) => dog.id !== game.world.me)
  const named = others.map((dog) => ({ id: dog.id, name: fullName(dog) }))
  if (reporting && !dogs.has(reporting.dog)) named.unshift({ id: reporting.dog, name: reporting.name })
  const line = reporting?.dog === chosen ? (reporting.line ?? null) : null

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null || offence === null) return
    setBusy(true)
    try {
      const room = line === null ? game.world.room : (reporting?.room ?? null)
      await request(REPORT, { dogId: chosen, offence, reason, room, line })
      forgetReason()
      onSent(offence)
    } catch (error) {
      setRefusal(refusalOfError(error))
      setBusy(false)
    }
  }
  return (
    <form className={classNames(styles.form, styles.columns)} onSubmit={(event) => void send(event)}>
      <Chips
        name={`${id}-offence`}
        legend={t('late:staff.report.what')}
        values={OFFENCES}
        chosen={offence}
        wordOf={(one) => t(`late:staff.report.offence.${one}`)}
        onChoose={setOffence}
      />
      <div>
        <label className={styles.label} htmlFor={`${id}-dog`}>
          {t('late:staff.report.dog')}
        </label>
        <select
          id={`${id}-dog`}
          className={styles.select}
          value={chosen ?? ''}
          onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{t('late:staff.report.choose')}</option>
          {named.map((dog) => (
            <option key={dog.id} value={dog.id}>
              {dog.name}
            </option>
          ))}
        </select>
        {line !== null && <p className={styles.hint}>{t('late:staff.report.line')}</p>}
      </div>
      <div>
        <label className={styles.label} htmlFor={`${id}-reason`}>
          {t('late:staff.report.reason')}
        </label>
        <textarea
          id={`${id}-reason`}
          className={styles.words}
          maxLength={REASON_MAX}
          placeholder={t('late:staff.report.placeholder')}
          value={reason}
          onChange={({ target }) => keepReason(target.value)}
        />
        <p className={styles.hint}>{t('late:staff.report.evidence')}</p>
      </div>
      <RefusalNote refusal={refusal} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" size="small" disabled={isBusy || chosen === null || offence === null}>
          {t('late:staff.report.send')}
        </Button>
      </div>
    </form>
  )
}

/** Whom to call, for the country of the reader's language. */
function HelpLines() {
  const { t } = useTranslation('late')
  const country = COUNTRY_OF[useLanguage()]
  const known = HELP_LINES.find((one) => one.country === country)
  return (
    <section aria-label={t('staff.report.lines')}>
      <b>{t('staff.report.lines')}</b>
      <ul className={styles.list}>
        {known?.lines.map(({ name, number }) => (
          <li key={name}>
            {name}: <a href={telOf(number)}>{number}</a>
          </li>
        ))}
      </ul>
      <a href="/help#help-lines" target="_blank" rel="noreferrer">
        {t('staff.report.allLines')}
      </a>
    </section>
  )
}

const REPORT = graphql(`
  mutation Report($dogId: Int!, $offence: Offence!, $reason: String!, $room: String, $line: Int) {
    report(dogId: $dogId, offence: $offence, reason: $reason, room: $room, line: $line)
  }
`)

const MY_REPORTS = graphql(`
  query MyReports {
    myReports {
      id
      at
      dogName
      outcome
      isNew
    }
  }
`)

/** The outcomes of own reports; nothing if there are none or the request fails. */
function MyReports() {
  const { t } = useTranslation(['game', 'late'])
  const mine = useAnswer(askForMine).answer?.myReports ?? []
  if (mine.length === 0) return null
  return (
    <section aria-label={t('late:staff.report.mine')}>
      <b>{t('late:staff.report.mine')}</b>
      <ul className={styles.list}>
        {mine.slice(0, 5).map(({ id, dogName, outcome, isNew }) => (
          <li key={id} className={isNew ? styles.new : undefined}>
            <bdi>{dogName ?? t('late:staff.report.unnamed')}</bdi>:{' '}
            {outcome ? t(`late:staff.report.outcome.${outcome}`) : t('late:staff.report.waiting')}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Loads the own reports, and marks their outcomes as seen. */
async function askForMine() {
  const answer = await request(MY_REPORTS, {})
  const ids = answer.myReports.filter(({ isNew }) => isNew).map(({ id }) => id)
  if (ids.length > 0) void request(SEE_REPORT_OUTCOMES, { ids }).catch(() => {})
  return answer
}
