import { Suspense } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useWindowRefusal } from '#app/game/hud/shared/use-window-refusal.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { ParkWindow } from '#app/game/hud/windows/windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import styles from './ability-frame.module.css'

type AbilityProps = { game: Game }

type AbilityFrameProps = AbilityProps & {
  window: ParkWindow
  title: string
  /** Fetches what is in the window, when it is first opened. It is the same in every rendering. */
  fetch: () => Promise<FunctionComponent<AbilityProps>>
}

/** The window of something that the party committee does before the eyes of all. */
export function AbilityFrame({ game, window, title, fetch }: AbilityFrameProps) {
  const { t } = useTranslation('game')
  const Content = useLazy<AbilityProps>(useOpenWindow(window) !== null, fetch)
  const waiting = <Spinner label={t('life.loading')} />
  return (
    <GameWindow window={window} title={title} corner="top" className={styles.window}>
      <Suspense fallback={waiting}>{Content ? <Content game={game} /> : waiting}</Suspense>
      <Refused game={game} />
    </GameWindow>
  )
}

/** Why the room refused what was asked in the window; it is forgotten when the window closes. */
function Refused({ game }: AbilityProps) {
  const refusal = useWindowRefusal(game, 'use')
  return (
    <p role="alert" className={styles.refusal}>
      {refusal}
    </p>
  )
}
