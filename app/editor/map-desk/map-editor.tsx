import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { History } from '#app/editor/publishing/history.tsx'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { Button } from '#app/ui/button.tsx'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { MapDesk } from './map-desk.tsx'
import { RoomChanges } from './room-changes.tsx'
import { RoomPublishing } from './room-publishing.tsx'
import styles from './map-desk.module.css'

type MapEditorProps = {
  drafts: Drafts
  /** The key of the room that is opened first. */
  first: string
  roomNames: ReadonlyMap<string, string>
  pictures: MapPictures
  onLeave: () => void
}

/** The maps of the rooms: which one is drawn, and what becomes of its draft. */
export function MapEditor({ drafts, first, roomNames, pictures, onLeave }: MapEditorProps) {
  const { t } = useTranslation('editor')
  const [key, setKey] = useState(first)
  const [pane, setPane] = useState<'history' | 'publishing' | null>(null)
  const draft = drafts.ofRoom(key)
  const isChanged = useStore(draft.state, ({ shown, published }) => canonicalText(shown) !== canonicalText(published))
  const line = useStore(draft.state, ({ draft: id, editing, isSaving, trouble }) => {
    if (trouble?.kind === 'away') return 'away'
    if (isSaving || editing.pending.length > 0) return 'saving'
    return id === null ? 'none' : 'saved'
  })
  const trouble = useStore(draft.state, (state) => state.trouble)
  const nameOf = (room: string) => roomNames.get(room) ?? room
  const rooms = [...new Set([...roomNames.keys(), key])]
  const toggle = (next: 'history' | 'publishing') => setPane(pane === next ? null : next)
  return (
    <MapDesk
      key={key}
      draft={draft}
      title={nameOf(key)}
      nameOf={nameOf}
      pictures={pictures}
      onLeave={onLeave}
      head={
        <label className={styles.rooms}>
          <span>{t('map.room')}</span>
          <select
            value={key}
            onChange={({ currentTarget: { value } }) => {
              setKey(value)
              setPane(null)
            }}
          >
            {rooms.map((room) => (
              <option key={room} value={room}>
                {nameOf(room)}
              </option>
            ))}
          </select>
        </label>
      }
      bar={
        <>
          <p className={styles.line} role="status" data-line={line}>
            {trouble && trouble.kind !== 'away' ? (trouble.message ?? t(`trouble.${trouble.kind}`)) : t(`line.${line}`)}
          </p>
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
          <section className={styles.pane} aria-label={t(pane === 'history' ? 'history.heading' : 'publish.heading')}>
            <h3>{t(pane === 'history' ? 'history.heading' : 'publish.heading')}</h3>
            <div className={styles.paneRows}>
              {pane === 'history' ? (
                <History
                  draft={draft}
                  changes={(before, after) => <RoomChanges before={before} after={after} />}
                  onBack={() => setPane('publishing')}
                />
              ) : (
                <RoomPublishing drafts={drafts} draft={draft} nameOf={nameOf} />
              )}
            </div>
          </section>
        )
      }
    />
  )
}
