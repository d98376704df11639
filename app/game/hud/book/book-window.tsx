import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useOpenWindow } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { BookContentProps } from './book-content.tsx'
import { BOOK_WINDOW } from './window.ts'

const fetchContent = () => import('./book-content.tsx').then(({ BookContent }) => BookContent)

/** The collector's book. Its script, pictures and texts are fetched when it is first opened. */
export default function BookWindow({ game }: WindowProps) {
  const { t } = useTranslation('game')
  const opened = useOpenWindow(BOOK_WINDOW)
  const Content = useLazy<BookContentProps>(opened !== null, fetchContent, { texts: 'book' })
  const waiting = <Spinner label={t('life.loading')} />
  return (
    <GameWindow window={BOOK_WINDOW} title={t('menu.book')} corner="top">
      <Suspense fallback={waiting}>{Content ? <Content game={game} asked={opened?.about ?? 0} /> : waiting}</Suspense>
    </GameWindow>
  )
}
