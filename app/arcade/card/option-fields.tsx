import { useTranslation } from 'react-i18next'
import { SWITCH_MS } from '#app/arcade/rounds/play-options.ts'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import { Slider } from '#app/ui/slider.tsx'
import type { GameKey } from '#durable/rules/games/games.ts'
import styles from './arcade-card.module.css'

type OptionFieldsProps = { game: GameKey; options: PlayOptions; onChange: (options: PlayOptions) => void }

/** How the player wants to play: the calm pace of the games with a clock, and one switch. */
export function OptionFields({ game, options, onChange }: OptionFieldsProps) {
  const { t, i18n } = useTranslation('arcade')
  return (
    <fieldset className={styles.options}>
      <legend>{t('shell.card.options')}</legend>
      {/* A heap has no clock, and so no calmer pace and nobody to run beside. */}
      {game !== 'KnogleKnas' && (
        <>
          <label>
            <input
              type="checkbox"
              checked={options.isCalm}
              onChange={({ currentTarget }) => onChange({ ...options, isCalm: currentTarget.checked })}
            />
            <span>
              {t('shell.card.calm')}
              <small>{t('shell.card.calmWhat')}</small>
            </span>
          </label>
          <label>
            <input
              type="checkbox"
              checked={options.hasGhost}
              onChange={({ currentTarget }) => onChange({ ...options, hasGhost: currentTarget.checked })}
            />
            <span>
              {t('shell.card.ghost')}
              <small>{t('shell.card.ghostWhat')}</small>
            </span>
          </label>
        </>
      )}
      <label>
        <input
          type="checkbox"
          checked={options.hasSwitch}
          onChange={({ currentTarget }) => onChange({ ...options, hasSwitch: currentTarget.checked })}
        />
        <span>
          {t('shell.card.oneSwitch')}
          <small>{t('shell.card.oneSwitchWhat')}</small>
        </span>
      </label>
      {options.hasSwitch && (
        <Slider
          label={t('shell.card.switchSeconds')}
          value={options.switchMs / 1000}
          min={SWITCH_MS.min / 1000}
          max={SWITCH_MS.max / 1000}
          step={SWITCH_MS.step / 1000}
          text={new Intl.NumberFormat(i18n.language).format(options.switchMs / 1000)}
          onChange={(seconds) => onChange({ ...options, switchMs: Math.round(seconds * 1000) })}
        />
      )}
    </fieldset>
  )
}
