import { useEffect, useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapCamera } from '#app/shared/map-picture.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { cameraAt } from './map-camera.ts'
import { ARROWS } from './map-keys.ts'
import type { MapSize } from './map-surface.tsx'
import { seenPart, smallSize } from './small-map-frame.ts'
import styles from './small-map.module.css'

type SmallMapProps = {
  room: RoomDoc
  camera: MapCamera
  /** The size of the map, CSS px. */
  size: MapSize
  /** The whole room as it was drawn last. */
  picture: HTMLCanvasElement | null
  onCamera: (camera: MapCamera) => void
}

/** How much of what is seen the arrows move the map by. */
const STEP = 0.5

/** The whole room small, and what the map shows of it as a frame: a click, a drag or the arrows move that. */
export function SmallMap({ room, camera, size, picture, onCamera }: SmallMapProps) {
  const { t } = useTranslation('editor')
  const small = smallSize(room)
  const moves = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const at = {
      x: ((clientX - left) / width) * room.width * TILE_PX,
      y: ((clientY - top) / height) * room.height * TILE_PX,
    }
    onCamera(cameraAt(at, camera.zoom, size))
  }
  const onKey = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const { left, top, zoom } = camera
    const [across, down] = arrow
    onCamera({
      left: left + (across * STEP * size.width) / zoom,
      top: top + (down * STEP * size.height) / zoom,
      zoom,
    })
  }
  return (
    <div className={styles.board}>
      <p aria-hidden="true">
        <span>{`${room.width} × ${room.height}`}</span>
        <span>{`${camera.zoom}×`}</span>
      </p>
      <div
        role="group"
        aria-label={t('map.small')}
        tabIndex={0}
        className={styles.small}
        style={small}
        onKeyDown={onKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          moves(event)
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) moves(event)
        }}
      >
        <SmallPicture picture={picture} {...small} />
        <span data-testid="seen" className={styles.seen} style={seenPart(room, camera, size)} />
      </div>
    </div>
  )
}

/** The picture of a room, made smaller without losing its small things. */
function SmallPicture({ picture, width, height }: MapSize & { picture: HTMLCanvasElement | null }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const brush = canvas.current?.getContext('2d')
    if (!brush || !picture) return
    brush.imageSmoothingQuality = 'high'
    brush.clearRect(0, 0, width, height)
    brush.drawImage(picture, 0, 0, width, height)
  }, [picture, width, height])
  return <canvas ref={canvas} width={width} height={height} />
}
