import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { History } from '#app/editor/publishing/history.tsx'
import { useMapPictures } from '#app/editor/sprites/own-map-pictures.tsx'
import { TilesOf } from '#app/editor/tiles/tile-look.tsx'
import { WalkTrial } from '#app/editor/walking/walk-trial.tsx'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { Key } from '#app/ui/key.tsx'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { MapDesk } from './map-desk.tsx'
import { NewRoom } from './new-room.tsx'
import { RoomChanges } from './room-changes.tsx'
import { RoomPublishing } from './room-publishing.tsx'
import styles from './map-desk.module.css'

type MapEditorProps = {
  drafts: Drafts
  /** The key of the room that is opened first. */
  first: string
  /** The tile of it at which it is opened; without one the middle. */
  at?: Tile | undefined
  roomNames: ReadonlyMap<string, string>
  pictures: MapPictures
  onLeave: () => void
}

/** What is on the desk, and the tile of the cursor. */
type Drawn = { room: RoomDoc; cursor: Tile }

type MapPane = 'history' | 'publishing' | 'new'

/** The maps of the rooms: which one is drawn, and what becomes of its draft. */
export function MapEditor({ drafts, first, at, roomNames, pictures: ofCode, onLeave }: MapEditorProps) {
  const { t } = useTranslation('editor')
  const pictures = useMapPictures(ofCode, drafts)
  const [key, setKey] = useState(first)
  // The server lists a draft that is begun here only some time later.
  const [opened, setOpened] = useState<readonly string[]>([first])
  const [pane, setPane] = useState<MapPane | null>(null)
  // What is drawn changes with each move of the pointer, which nothing here shows.
  const drawn = useRef<Drawn | null>(null)
  const [isRoom, setRoom] = useState(false)
  const [onDrawn] = useState(() => (next: Drawn | null) => {
    drawn.current = next
    setRoom(next !== null)
  })
  const [walked, setWalked] = useState<Drawn | null>(null)
  const walkKey = useRef<HTMLSpanElement>(null)
  const draft = drafts.ofRoom(key)
  const isChanged = useStore(draft.state, ({ shown, published }) => canonicalText(shown) !== canonicalText(published))
  const line = useStore(draft.state, ({ draft: id, editing, isSaving, trouble }) => {
    if (trouble?.kind === 'away') return 'away'
    if (isSaving || editing.pending.length > 0) return 'saving'
    return id === null ? 'none' : 'saved'
  })
  const trouble = useStore(draft.state, (state) => state.trouble)
  // Rooms that have a draft and are not published yet are known to the server alone.
  const begun = useStore(drafts.state, ({ heads }) => heads)
  const rooms = [
    ...new Set([
      ...roomNames.keys(),
      ...[...begun.keys()].flatMap((what) => (what.startsWith('room:') ? [what.slice('room:'.length)] : [])),
      ...opened,
    ]),
  ]
  // A door may lead to a room that is only a draft.
  const names = new Map(rooms.map((room) => [room, roomNames.get(room) ?? room]))
  const nameOf = (room: string) => names.get(room) ?? room
  const toggle = (next: MapPane) => setPane(pane === next ? null : next)
  const open = (room: string) => {
    setKey(room)
    setOpened([...opened, room])
    setPane(null)
  }
  const headings = { history: t('history.heading'), publishing: t('publish.heading'), new: t('map.newRoom') }
  return (
    <TilesOf drafts={drafts}>
      <MapDesk
        key={key}
        draft={draft}
        title={nameOf(key)}
        at={key === first ? at : undefined}
        drafts={drafts}
        roomNames={names}
        pictures={pictures}
        onLeave={onLeave}
        onDrawn={onDrawn}
        head={
          <>
            <label className={styles.rooms}>
              <span>{t('map.room')}</span>
              <select value={key} onChange={({ currentTarget: { value } }) => open(value)}>
                {rooms.map((room) => (
                  <option key={room} value={room}>
                    {nameOf(room)}
                  </option>
                ))}
              </select>
            </label>
            <Key icon="plus" iconOnly label={t('map.newRoom')} on={pane === 'new'} onClick={() => toggle('new')} />
          </>
        }
        bar={
          <>
            <p className={styles.line} role="status" data-line={line}>
              {trouble && trouble.kind !== 'away'
                ? (trouble.message ?? t(`trouble.${trouble.kind}`))
                : t(`line.${line}`)}
            </p>
            <span ref={walkKey}>
              <Button size="small" icon="paw" disabled={!isRoom} onClick={() => setWalked(drawn.current)}>
                {t('walking.open')}
              </Button>
            </span>
            <Button size="small" aria-pressed={pane === 'history'} onClick={() => toggle('history')}>
              {t('history.open')}
            </Button>
            <Button
              size="small"
              kind={pane === 'publishing' ? 'secondary' : 'primary'}
              aria-pressed={pane === 'publishing'}
              disabled={!isChanged && pane !== 'publishing'}
              onClick={() => toggle('publishing')}
            >
              {t('publish.open')}
            </Button>
          </>
        }
        pane={
          pane && (
            <section className={styles.pane} aria-label={headings[pane]}>
              <h3>{headings[pane]}</h3>
              <div className={styles.paneRows}>
                {pane === 'history' && (
                  <History
                    draft={draft}
                    changes={(before, after) => <RoomChanges before={before} after={after} />}
                    onBack={() => setPane('publishing')}
                  />
                )}
                {pane === 'publishing' && <RoomPublishing drafts={drafts} room={key} nameOf={nameOf} />}
                {pane === 'new' && <NewRoom taken={rooms} onMade={open} />}
              </div>
            </section>
          )
        }
      />
      {walked && (
        <WalkTrial
          drafts={drafts}
          room={walked.room}
          from={walked.cursor}
          roomNames={names}
          pictures={pictures}
          onLeave={() => {
            setWalked(null)
            requestAnimationFrame(() => walkKey.current?.querySelector('button')?.focus())
          }}
        />
      )}
    </TilesOf>
  )
}
