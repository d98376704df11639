import { useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Ribbon } from '#app/ui/ribbon.tsx'
import { focusPark } from '#app/game/input/focus.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import styles from './game-window.module.css'
import type { Corner } from './placing.ts'
import { usePlacing } from './use-placing.ts'
import { useOpenWindow, useWindows } from './use-windows.ts'
import type { WindowName } from './windows.ts'

type GameWindowProps = {
  name: WindowName
  title: string
  /** Where it stands until it is moved. */
  corner: Corner
  /** For what is inside the frame; its width is the window's. */
  className?: string
  onClose?: () => void
  /** Rendered only while the window is open. */
  children: ReactNode
}

/** A window over the park: on a desktop it is moved by its ribbon, on a phone it is a sheet at the bottom. */
export function GameWindow(props: GameWindowProps) {
  return useOpenWindow(props.name) && <Opened {...props} />
}

function Opened({ name, title, corner, className, onClose, children }: GameWindowProps) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const isSheet = useMediaQuery(PHONE)
  const titleId = useId()
  const hintId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const layer = useStore(windows.state, ({ open }) => open.findIndex((window) => window.name === name))
  const { style, handle, onKeyDown } = usePlacing(frame, { name, corner, isSheet })
  useFocus(frame, useOpenWindow(name)?.isByKey === true)

  const close = () => {
    windows.close(name)
    onClose?.()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return onKeyDown(event)
    event.stopPropagation()
    close()
  }
  const raise = () => windows.raise(name)
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

/** The focus goes in where the keys have opened the window, and back to where it came from when it was inside at the end. */
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
