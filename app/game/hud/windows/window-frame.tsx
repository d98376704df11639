import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { focusPark } from '#app/game/input/focus.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Ribbon } from '#app/ui/ribbon.tsx'
import type { Corner } from './placing.ts'
import { usePlacing } from './use-placing.ts'
import { useOpenWindow, useWindows } from './use-windows.ts'
import type { ParkWindow } from './windows.ts'
import styles from './window-frame.module.css'

/** The props of every window: the own dog, and its room, '' before the first one. */
export type WindowProps = { game: Game; dog: PicturedDog & { id: number; name: string }; room: string }

type GameWindowProps = {
  window: ParkWindow
  title: string
  /** The corner where it is placed until it is moved. */
  corner: Corner
  /** The class of the content. Its width is that of the window. */
  className?: string
  /** Called when the window is closed, however that comes. */
  onClose?: () => void
  /** Rendered only while the window is open. */
  children: ReactNode
}

/** A window over the park. On a desktop its ribbon moves it; on a phone it is a sheet at the bottom. */
export function GameWindow(props: GameWindowProps) {
  return useOpenWindow(props.window) && <Opened {...props} />
}

function Opened({ window, title, corner, className, onClose, children }: GameWindowProps) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const isSheet = useMediaQuery(PHONE)
  const titleId = useId()
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const layer = useStore(windows.state, ({ open }) => open.findIndex((one) => one.window === window))
  const { style, handle, onKeyDown } = usePlacing(frame, { window, corner, isSheet })
  useFocus(frame, useOpenWindow(window)?.isByKey === true)

  const closed = useRef(onClose)
  useEffect(() => {
    closed.current = onClose
  })
  useEffect(
    () => () => {
      // A window that goes with all of the interface stays open.
      if (!windows.isOpen(window)) closed.current?.()
    },
    [windows, window],
  )
  const close = () => windows.close(window)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return onKeyDown(event)
    event.stopPropagation()
    close()
  }
  const raise = () => windows.raise(window)
  return (
    <div
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={isSheet ? undefined : hintId}
      tabIndex={-1}
      className={classNames(styles.window, isSheet ? styles.sheet : !style && styles.unplaced)}
      style={{ ...style, zIndex: `calc(var(--z-window) + ${layer})` }}
      data-hud
      data-sheet={isSheet ? 'tall' : undefined}
      onKeyDown={onKey}
      onPointerDownCapture={raise}
      onFocusCapture={raise}
    >
      <Panel className={styles.panel}>
        <div className={styles.handle} {...(isSheet ? {} : handle)}>
          {isSheet ? (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          ) : (
            <Ribbon id={titleId} onEdge>
              {title}
            </Ribbon>
          )}
        </div>
        <div className={classNames(styles.body, className)}>{children}</div>
        <button type="button" className={styles.close} aria-label={t('windows.close', { title })} onClick={close}>
          <Icon name="close" />
        </button>
        <span id={hintId} hidden>
          {t('windows.move')}
        </span>
      </Panel>
    </div>
  )
}

/** A window that was opened by a key gets the focus. When it closes with the focus inside, the focus goes back. */
function useFocus(frame: React.RefObject<HTMLElement | null>, isByKey: boolean) {
  useLayoutEffect(() => {
    const element = frame.current
    const opener = document.activeElement
    if (isByKey && !element?.contains(opener)) element?.focus({ preventScroll: true })
    return () => {
      if (!element?.contains(document.activeElement)) return
      const isBack = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
      if (isBack && !element.contains(opener)) opener.focus({ preventScroll: true })
      else focusPark()
    }
  }, [frame, isByKey])
}
