import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request } from '#app/api.ts'
import { Chips } from '#app/game/hud/shared/choice-chips.tsx'
import { RefusalNote, refusalOfError } from '#app/game/hud/shared/refusal-note.tsx'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { graphql } from '#app/graphql.ts'
import { Button } from '#app/ui/button.tsx'
import { CALM_MINUTES, CALM_MODES, SLOW_SECONDS } from '#durable/rules/staff/calm.ts'
import type { CalmMode } from '#durable/rules/staff/calm.ts'
import { CALM_WINDOW } from './feature.ts'
import { useCalm } from './use-calm.ts'
import styles from '#app/game/hud/shared/choice-form.module.css'

const CALM_ROOM = graphql(`
  mutation CalmRoom($room: String!, $mode: CalmMode, $everySeconds: Int, $minutes: Int) {
    calmRoom(room: $room, mode: $mode, everySeconds: $everySeconds, minutes: $minutes)
  }
`)

const SECONDS = SLOW_SECONDS.map((seconds) => `${seconds}` as const)
const MINUTES = CALM_MINUTES.map((minutes) => `${minutes}` as const)

/** For moderators: sets a calm mode for the room, and how long it lasts. */
export default function CalmWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  return (
    <GameWindow window={CALM_WINDOW} title={t('talk.calm.title')} corner="top-right">
      <CalmForm game={game} />
    </GameWindow>
  )
}

function CalmForm({ game }: { game: Game }) {
  const { t } = useTranslation(['game', 'late'])
  const id = useId()
  const [mode, setMode] = useState<CalmMode>('slow')
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>('5')
  const [minutes, setMinutes] = useState<(typeof MINUTES)[number]>('5')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOfError> | null>(null)
  const room = useStore(game.state, ({ world }) => world.room)
  const isCalm = useCalm(game) !== null

  const ask = async (asked: { mode: CalmMode | null; everySeconds?: number; minutes?: number }) => {
    if (room === null) return
    setBusy(true)
    setRefusal(null)
    try {
      await request(CALM_ROOM, { room, ...asked })
    } catch (error) {
      setRefusal(refusalOfError(error))
    }
    setBusy(false)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void ask({ mode, minutes: Number(minutes), ...(mode === 'slow' && { everySeconds: Number(seconds) }) })
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <Chips
        name={`${id}-mode`}
        legend={t('late:calm.what')}
        values={CALM_MODES}
        chosen={mode}
        wordOf={(one) => t(`late:calm.mode.${one}`)}
        onChoose={setMode}
      />
      {mode === 'slow' && (
        <Chips
          name={`${id}-seconds`}
          legend={t('late:calm.every')}
          values={SECONDS}
          chosen={seconds}
          wordOf={(one) => t('late:calm.seconds', { seconds: one })}
          onChoose={setSeconds}
        />
      )}
      <Chips
        name={`${id}-minutes`}
        legend={t('late:staff.kick.howLong')}
        values={MINUTES}
        chosen={minutes}
        wordOf={(one) => t('late:calm.minutes', { minutes: one })}
        onChoose={setMinutes}
      />
      <p className={styles.hint}>{t('late:calm.hint')}</p>
      <RefusalNote refusal={refusal} />
      <div className={styles.foot}>
        {isCalm && (
          <Button size="small" disabled={isBusy} onClick={() => void ask({ mode: null })}>
            {t('late:calm.end')}
          </Button>
        )}
        <Button type="submit" kind="primary" size="small" disabled={isBusy}>
          {t('late:calm.send')}
        </Button>
      </div>
    </form>
  )
}
