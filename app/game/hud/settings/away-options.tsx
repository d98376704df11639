import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '#app/api.ts'
import { surroundings } from '#app/install/surroundings.ts'
import { Button } from '#app/ui/button.tsx'
import { browserOf, fetchAway, pushWay, saveAway } from './push-browser.ts'
import type { Away, AwayChoice, AwayKind } from './push-browser.ts'
import own from './away.module.css'
import styles from './options.module.css'

const KINDS: readonly AwayKind[] = ['whisper', 'friend', 'life', 'answer']
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export type AwayOptionsProps = {
  /** Opens the install sheet; absent where there is none. */
  onInstall?: (() => void) | undefined
}

/**
 * What is told by push while the player is away. All of it is off until somebody asks for it; nothing is shown where the
 * park sends no messages or the browser gets none.
 */
export function AwayOptions({ onInstall }: AwayOptionsProps) {
  const { t } = useTranslation('late')
  const [away, setAway] = useState<Away | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [way] = useState(pushWay)
  useEffect(() => {
    if (way !== null) fetchAway().then(setAway, () => null)
  }, [way])
  if (way === null || !away || away.publicKey === null) return null
  const { publicKey } = away

  const change = (part: Partial<AwayChoice>) => {
    const { kinds, quietFrom, quietTo, names } = { ...away, ...part }
    setAway({ ...away, ...part })
    setTrouble(null)
    saveAway({ kinds, quietFrom, quietTo, names }, publicKey).then(
      (answer) => {
        if (answer === 'denied') undo(t(`away.denied.${browserOf(surroundings())}`))
        else setAway((now) => now && { ...now, isOn: kinds.length > 0 })
      },
      (error: unknown) => undo(error instanceof RefusedError ? error.message : t('away.failed')),
    )
  }
  const undo = (why: string) => {
    setAway(away)
    setTrouble(why)
  }
  const hours = (name: 'quietFrom' | 'quietTo') => (
    <label>
      {t(`away.${name}`)}
      <select value={away[name]} onChange={({ currentTarget }) => change({ [name]: Number(currentTarget.value) })}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>{`${String(hour).padStart(2, '0')}:00`}</option>
        ))}
      </select>
    </label>
  )
  const isOn = away.kinds.length > 0

  return (
    <fieldset className={own.away}>
      <legend>{t('away.title')}</legend>
      {way === 'install' ? (
        <>
          <p>{t('away.install')}</p>
          {onInstall && (
            <Button icon="install" onClick={onInstall}>
              {t('options.install')}
            </Button>
          )}
        </>
      ) : (
        <>
          <p>{t('away.lead')}</p>
          {/* Beside the first switches, and in view also after a click on the last one. */}
          <p role="status" ref={(line) => (trouble === null ? undefined : line?.scrollIntoView({ block: 'nearest' }))}>
            {trouble}
          </p>
          <ul className={styles.switches}>
            {KINDS.map((kind) => (
              <Switch
                key={kind}
                label={t(`away.${kind}`)}
                what={t(`away.${kind}What`)}
                isOn={away.kinds.includes(kind)}
                onChange={(wanted) =>
                  change({ kinds: KINDS.filter((one) => (one === kind ? wanted : away.kinds.includes(one))) })
                }
              />
            ))}
            {isOn && (
              <Switch
                label={t('away.names')}
                what={t('away.namesWhat')}
                isOn={away.names}
                onChange={(names) => change({ names })}
              />
            )}
          </ul>
          {isOn && (
            <p className={own.quiet}>
              {hours('quietFrom')}
              {hours('quietTo')}
            </p>
          )}
        </>
      )}
    </fieldset>
  )
}

type SwitchProps = { label: string; what: string; isOn: boolean; onChange: (isOn: boolean) => void }

function Switch({ label, what, isOn, onChange }: SwitchProps) {
  return (
    <li>
      <label>
        <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
        <span>
          {label}
          <small>{what}</small>
        </span>
      </label>
    </li>
  )
}
