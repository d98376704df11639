import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { accessWords } from '#app/editor/access/access-words.ts'
import type { MapCamera } from '#app/shared/map-picture.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import type { TileGate } from '#durable/rules/places/gates.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import styles from './map-desk.module.css'

/** Where the doors lead, what the entries are called, and what gates that are shown ask for. */
export function MapTags({
  room,
  camera,
  roomNames,
  gates,
}: {
  room: RoomDoc
  gates: readonly TileGate[]
  camera: MapCamera
  roomNames: ReadonlyMap<string, string>
}) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const tags = [
    ...room.doors.map(({ id, x, y, to }) => ({
      id: `door ${id}`,
      x,
      y,
      words: t('map.leadsTo', { room: roomNames.get(to.room) ?? to.room }),
    })),
    ...gates.map(({ id, x, y, access }) => ({
      id: `gate ${id}`,
      x,
      y,
      words: accessWords(access, { t, language }) ?? id,
    })),
    ...room.entries.map(({ id, x, y }) => ({ id: `entry ${id}`, x, y, words: id })),
  ]
  return tags.map(({ id, x, y, words }) => (
    <MapTag key={id} camera={camera} x={x * TILE_PX} y={y * TILE_PX}>
      {words}
    </MapTag>
  ))
}

type TagProps = { camera: MapCamera; x: number; y: number; children: ReactNode }

/** Words over a point of the map, art px. */
export function MapTag({ camera, x, y, children }: TagProps) {
  const [left, top] = [(x - camera.left) * camera.zoom, (y - camera.top) * camera.zoom]
  return (
    <span
      aria-hidden="true"
      className={styles.tag}
      style={{ transform: `translate(${left}px, ${top}px) translateY(-100%)` }}
    >
      {children}
    </span>
  )
}
