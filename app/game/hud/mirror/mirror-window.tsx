import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { MIRROR_WINDOW } from './feature.ts'
import type { MirrorContentProps } from './mirror-content.tsx'
import styles from './mirror.module.css'

const fetchContent = () => import('./mirror-content.tsx').then(({ MirrorContent }) => MirrorContent)

/** The dressing room as a window, with the own dog in it; its script is fetched when it is first opened. */
export default function MirrorWindow({ dog }: WindowProps) {
  const { t } = useTranslation(['late', 'game'])
  const Content = useLazy<MirrorContentProps>(useOpenWindow(MIRROR_WINDOW) !== null, fetchContent)
  const waiting = <Spinner label={t('game:life.loading')} />
  return (
    <GameWindow window={MIRROR_WINDOW} title={t('late:mirror.title')} corner="top" className={styles.mirror}>
      <Suspense fallback={waiting}>{Content ? <Content dog={dog} /> : waiting}</Suspense>
    </GameWindow>
  )
}
