import { useTranslation } from 'react-i18next'
import { FRIENDS_WINDOW } from '#app/game/hud/friends/feature.ts'
import { usePreference, useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { Icon } from '#app/ui/icon.tsx'
import styles from './top-keys.module.css'

/** Friends, help and mute, always visible. The volumes are set in the window of sounds. */
export function TopKeys({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('game')
  const settings = useSettings()
  const windows = useWindows()
  const areFriendsOpen = useOpenWindow(FRIENDS_WINDOW) !== null
  const isOn = usePreference(({ sound }) => sound)
  return (
    <div className={styles.keys} data-hud>
      <button
        type="button"
        className={styles.key}
        aria-pressed={areFriendsOpen}
        aria-label={t('life.friends.title')}
        title={t('life.friends.title')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => windows.toggle(FRIENDS_WINDOW, { isByKey: detail === 0 })}
      >
        <Icon name="friends" />
      </button>
      {/* On a phone this is in the menu. */}
      {!isPhone && (
        <a className={styles.key} href="/help" target="_blank" rel="noopener" title={t('menu.help')}>
          <Icon name="help" label={t('menu.help')} />
        </a>
      )}
      <button
        type="button"
        className={styles.key}
        aria-pressed={isOn}
        aria-label={t('menu.sound')}
        title={t('menu.sound')}
        // A click does not move the focus, so that the player can go on walking or writing.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => settings.change({ sound: !isOn })}
      >
        <Icon name={isOn ? 'sound' : 'mute'} />
      </button>
    </div>
  )
}
