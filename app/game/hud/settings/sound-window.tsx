import { useTranslation } from 'react-i18next'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import { Percentages, Switches } from './preference-fields.tsx'
import { usePreference } from './use-settings.ts'
import { SOUND_WINDOW } from './windows.ts'
import styles from './options.module.css'

const VOLUMES = ['soundPercent', 'effectsPercent', 'pingPercent'] as const
const SWITCHES = ['sound', 'pingHidden'] as const

/** The window of sounds: volumes, and what can be heard. */
export default function SoundWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={SOUND_WINDOW} title={t('menu.sound')} corner="bottom-right" className={styles.options}>
      <Volumes />
    </GameWindow>
  )
}

function Volumes() {
  const isOn = usePreference(({ sound }) => sound)
  return (
    <>
      <Percentages names={VOLUMES} disabled={!isOn} />
      <Switches names={SWITCHES} />
    </>
  )
}
