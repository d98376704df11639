import { useTranslation } from 'react-i18next'
import { Slider } from '#app/ui/slider.tsx'
import { PREFERENCE_RANGES } from '#durable/rules/users/preferences.ts'
import { usePreference, useSettings } from '../../settings/use-settings.ts'
import { Switches } from '../options/switches.tsx'
import { GameWindow } from '../windows/game-window.tsx'
import styles from '../options/options.module.css'

const VOLUMES = ['soundPercent', 'effectsPercent', 'pingPercent'] as const
const SWITCHES = ['sound', 'pingHidden'] as const

/** The window of sounds: how loud everything is, and what of it. */
export function SoundWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow name="sound" title={t('menu.sound')} corner="bottom-right" className={styles.options}>
      <Volumes />
    </GameWindow>
  )
}

function Volumes() {
  const { t } = useTranslation('game')
  const settings = useSettings()
  const preferences = usePreference((all) => all)
  return (
    <>
      {VOLUMES.map((name) => (
        <Slider
          key={name}
          label={t(`options.${name}`)}
          value={preferences[name]}
          unit="%"
          {...PREFERENCE_RANGES[name]}
          disabled={!preferences.sound}
          onChange={(value) => settings.change({ [name]: value })}
        />
      ))}
      <Switches names={SWITCHES} />
    </>
  )
}
