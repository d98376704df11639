import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { RouletteContentProps } from './roulette-content.tsx'
import { ROULETTE_WINDOW } from './window.ts'
import styles from './roulette-window.module.css'

const fetchContent = () => import('./roulette-content.tsx').then(({ RouletteContent }) => RouletteContent)

/** The colour roulette of the party committee; its script is fetched when it is first opened. */
export default function RouletteWindow({ game }: WindowProps) {
  const { t } = useTranslation(['late', 'game'])
  const Content = useLazy<RouletteContentProps>(useOpenWindow(ROULETTE_WINDOW) !== null, fetchContent)
  const waiting = <Spinner label={t('game:life.loading')} />
  return (
    <GameWindow window={ROULETTE_WINDOW} title={t('late:roulette.title')} corner="top" className={styles.window}>
      <Suspense fallback={waiting}>{Content ? <Content game={game} /> : waiting}</Suspense>
    </GameWindow>
  )
}
