import { useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import { useStore } from 'zustand'
import { firstSpot, keepInside, movedByKey } from './placing.ts'
import type { Corner, Size, WindowSpot } from './placing.ts'
import { useWindows } from './use-windows.ts'
import type { ParkWindow } from './windows.ts'

type Placed = {
  /** Null on a phone, where windows are sheets at the bottom. */
  style: { left: number; top: number } | undefined
  handle: { onPointerDown: (event: PointerEvent) => void }
  onKeyDown: (event: KeyboardEvent) => void
}

/** The position of a window, kept inside the client when sizes change, and the handlers that move it. */
export function usePlacing(
  frame: RefObject<HTMLElement | null>,
  { window, corner, isSheet }: { window: ParkWindow; corner: Corner; isSheet: boolean },
): Placed {
  const windows = useWindows()
  const put = useStore(windows.state, ({ spots }) => spots[window.name])
  const [room, setRoom] = useState<{ size: Size; free: Size } | null>(null)
  const drag = useRef<AbortController | null>(null)

  useLayoutEffect(() => {
    const element = frame.current
    const client = element?.offsetParent
    if (!element || !client || isSheet) return
    const measure = () => setRoom({ size: sizeOf(element), free: freeOf(client) })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(client)
    measure()
    return () => observer.disconnect()
  }, [frame, isSheet])
  useLayoutEffect(() => () => drag.current?.abort(), [])

  const spot = room && (put ? keepInside(put, room.size, room.free) : firstSpot(corner, room.size, room.free))
  const moveTo = (to: WindowSpot) => room && windows.move(window, keepInside(to, room.size, room.free))

  const onPointerDown = (event: PointerEvent) => {
    if (!spot || event.button !== 0) return
    // Moving a window does not move the focus, so that the player can go on writing.
    event.preventDefault()
    const from = { x: spot.x - event.clientX, y: spot.y - event.clientY }
    drag.current?.abort()
    drag.current = new AbortController()
    const { signal } = drag.current
    const end = () => drag.current?.abort()
    document.addEventListener(
      'pointermove',
      ({ clientX, clientY }) => moveTo({ x: from.x + clientX, y: from.y + clientY }),
      { signal },
    )
    document.addEventListener('pointerup', end, { signal })
    document.addEventListener('pointercancel', end, { signal })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Only while the frame itself has the focus, because its content has keys of its own.
    const to = spot && event.target === frame.current ? movedByKey(event.key, spot) : null
    if (!to) return
    event.preventDefault()
    moveTo(to)
  }
  return {
    style: isSheet || !spot ? undefined : { left: spot.x, top: spot.y },
    handle: { onPointerDown },
    onKeyDown,
  }
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size {
  return { width, height }
}

/** The client without its bar. */
function freeOf(client: Element): Size {
  const bar = client.querySelector('nav')
  return { width: client.clientWidth, height: client.clientHeight - (bar?.clientHeight ?? 0) }
}
