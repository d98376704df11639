import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'
import type { MapCamera } from '#app/shared/map-picture.ts'
import { pointAt, zoomed } from './map-camera.ts'
import styles from './map-desk.module.css'

export type MapPoint = { x: number; y: number }
export type MapSize = { width: number; height: number }

/** What a pointer does on the map; points are art px of the room. */
export type MapPointer = {
  onDown: (point: MapPoint, with_: { isPicking: boolean }) => void
  onMove: (point: MapPoint) => void
  onUp: (point: MapPoint) => void
  /** The pointer has left the map, or the browser has taken it. */
  onCancel: () => void
}

type MapSurfaceProps = {
  label: string
  camera: MapCamera
  /** Whether every pointer moves the map. */
  isHand: boolean
  pointer: MapPointer
  onCamera: (camera: MapCamera) => void
  onSize: (size: MapSize) => void
  onKeyDown: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The map under the pointer and the keys: the wheel and the middle button move it, everything else is the tool's. */
export function MapSurface({ label, camera, isHand, pointer, onCamera, onSize, onKeyDown, children }: MapSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<{ x: number; y: number; left: number; top: number } | null>(null)
  const latest = useRef({ camera, onCamera })
  useEffect(() => {
    latest.current = { camera, onCamera }
  })
  useLayoutEffect(() => {
    const element = surface.current
    if (!element) return
    const sizes = new ResizeObserver(() => onSize({ width: element.clientWidth, height: element.clientHeight }))
    sizes.observe(element)
    onSize({ width: element.clientWidth, height: element.clientHeight })
    return () => sizes.disconnect()
  }, [onSize])
  useEffect(() => {
    const element = surface.current
    // React listens to the wheel passively, so the page would scroll as well.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const { camera: now, onCamera: move } = latest.current
      if (event.ctrlKey) return move(zoomed(now, event.deltaY < 0 ? 1 : -1, placeIn(element, event)))
      const { left, top, zoom } = now
      const [across, down] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
      move({ left: left + across / zoom, top: top + down / zoom, zoom })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])
  const point = (event: PointerEvent) => pointAt(camera, placeIn(surface.current, event))
  return (
    <div
      ref={surface}
      role="application"
      aria-label={label}
      tabIndex={0}
      className={styles.surface}
      data-grip={isHand || grip !== null || undefined}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        if (isHand || event.button === 1)
          return setGrip({ x: event.clientX, y: event.clientY, left: camera.left, top: camera.top })
        if (event.button === 0) pointer.onDown(point(event), { isPicking: event.altKey })
      }}
      onPointerMove={(event) => {
        if (!grip) return pointer.onMove(point(event))
        const { zoom } = camera
        onCamera({
          left: grip.left - (event.clientX - grip.x) / zoom,
          top: grip.top - (event.clientY - grip.y) / zoom,
          zoom,
        })
      }}
      onPointerUp={(event) => {
        if (grip) return setGrip(null)
        pointer.onUp(point(event))
      }}
      onPointerCancel={() => {
        setGrip(null)
        pointer.onCancel()
      }}
    >
      {children}
    </div>
  )
}

/** Where a pointer is on an element, CSS px. */
function placeIn(element: HTMLElement | null, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {}
  return { x: clientX - left, y: clientY - top }
}
