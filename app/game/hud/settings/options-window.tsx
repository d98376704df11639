import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import { useInstaller } from '#app/install/use-installer.tsx'
import { useStage } from '#app/site/contact.ts'
import { Button } from '#app/ui/button.tsx'
import type { AwayOptionsProps } from './away-options.tsx'
import { Percentages, Switches } from './preference-fields.tsx'
import { useSettings } from './use-settings.ts'
import { OPTIONS_WINDOW } from './windows.ts'
import styles from './options.module.css'

const PERCENTAGES = ['textPercent', 'zoomPercent', 'bubblePercent'] as const
const SWITCHES = [
  'reducedMotion',
  'light',
  'weather',
  'saveBattery',
  'letterKeys',
  'autoCurl',
  'results',
  'hearts',
  'leavesMarks',
  'followers',
] as const

const fetchAwayOptions = () => import('./away-options.tsx').then(({ AwayOptions }) => AwayOptions)

/** The window of preferences. Changes apply at once. */
export default function OptionsWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={OPTIONS_WINDOW} title={t('bar.options')} corner="bottom-right" className={styles.options}>
      <Options />
    </GameWindow>
  )
}

function Options() {
  const { t } = useTranslation('late')
  const settings = useSettings()
  const windows = useWindows()
  const installer = useInstaller()
  const isDemo = useStage()
  const Away = useLazy<AwayOptionsProps>(!isDemo, fetchAwayOptions)
  return (
    <>
      <Percentages names={PERCENTAGES} />
      <Switches names={SWITCHES} />
      {Away && <Away onInstall={installer ? () => installer.open('asked') : undefined} />}
      <div className={styles.actions}>
        {installer && (
          <Button icon="install" onClick={() => installer.open('asked')}>
            {t('options.install')}
          </Button>
        )}
        <Button onClick={() => windows.reset()}>{t('options.resetWindows')}</Button>
        <Button onClick={() => settings.reset()}>{t('options.reset')}</Button>
      </div>
      {installer?.sheet}
    </>
  )
}
