import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { usePreference, useSettings } from '../../settings/use-settings.ts'
import styles from './sound-key.module.css'

/** Always in sight: silence with one click. How loud each thing is, is in the window of sounds. */
export function SoundKey() {
  const { t } = useTranslation('game')
  const settings = useSettings()
  const isOn = usePreference(({ sound }) => sound)
  return (
    <button
      type="button"
      className={styles.key}
      aria-pressed={isOn}
      aria-label={t('menu.sound')}
      title={t('menu.sound')}
      data-hud
      // The focus stays in the park or the field, so that one can walk and write on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => settings.change({ sound: !isOn })}
    >
      <Icon name={isOn ? 'sound' : 'mute'} />
    </button>
  )
}
