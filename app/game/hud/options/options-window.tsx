import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Slider } from '#app/ui/slider.tsx'
import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'
import { usePreference, useSettings } from '../../settings/use-settings.ts'
import { GameWindow } from '../windows/game-window.tsx'
import { useWindows } from '../windows/use-windows.ts'
import styles from './options.module.css'
import { Switches } from './switches.tsx'

const PERCENTAGES = ['textPercent', 'bubblePercent'] as const
const SWITCHES = ['reducedMotion', 'light', 'weather', 'saveBattery', 'letterKeys', 'autoCurl'] as const

/** The window in which a player says how the park is to be; what is chosen holds at once. */
export function OptionsWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow name="options" title={t('options.title')} corner="bottom-right" className={styles.options}>
      <Options />
    </GameWindow>
  )
}

function Options() {
  const { t } = useTranslation('game')
  const settings = useSettings()
  const windows = useWindows()
  const preferences = usePreference((all) => all)
  return (
    <>
      {PERCENTAGES.map((name) => (
        <Slider
          key={name}
          label={t(`options.${name}`)}
          value={preferences[name]}
          unit="%"
          {...PREFERENCE_RANGES[name]}
          onChange={(value) => settings.change({ [name]: value })}
        />
      ))}
      <Switches names={SWITCHES} />
      <div className={styles.actions}>
        <Button onClick={() => windows.reset()}>{t('options.resetWindows')}</Button>
        <Button onClick={() => settings.reset()}>{t('options.reset')}</Button>
      </div>
    </>
  )
}
