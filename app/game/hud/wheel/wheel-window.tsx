import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { WheelContentProps } from './wheel-content.tsx'
import { WHEEL_WINDOW } from './window.ts'
import styles from './wheel-window.module.css'

const fetchContent = () => import('./wheel-content.tsx').then(({ WheelContent }) => WheelContent)

/** The spinning wheel of the party committee; its script is fetched when it is first opened. */
export default function WheelWindow({ game }: WindowProps) {
  const { t } = useTranslation(['late', 'game'])
  const Content = useLazy<WheelContentProps>(useOpenWindow(WHEEL_WINDOW) !== null, fetchContent)
  const waiting = <Spinner label={t('game:life.loading')} />
  return (
    <GameWindow window={WHEEL_WINDOW} title={t('late:wheel.title')} corner="top" className={styles.window}>
      <Suspense fallback={waiting}>{Content ? <Content game={game} /> : waiting}</Suspense>
    </GameWindow>
  )
}
