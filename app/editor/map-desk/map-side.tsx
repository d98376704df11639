import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { MapPictures } from '#app/shared/map-picture.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { LayerList } from './layer-list.tsx'
import { paints } from './map-tools.ts'
import { PaintPalette } from './paint-palette.tsx'
import { MapPlaceList } from './place-list.tsx'
import { ProblemList } from './problem-list.tsx'
import type { RoomProblem } from './problem-list.tsx'
import { RoomFacts } from './room-facts.tsx'
import { StampPanel } from './stamp-panel.tsx'
import { ChosenThing, ThingPalette } from './thing-palette.tsx'
import { ThisTile } from './this-tile.tsx'
import { MAP_TABS } from './use-map-desk.ts'
import type { MapDeskState } from './use-map-desk.ts'
import styles from './map-side.module.css'

type MapSideProps = {
  desk: MapDeskState
  room: RoomDoc
  pictures: MapPictures
  problems: readonly RoomProblem[]
  drafts: Drafts
  roomNames: ReadonlyMap<string, string>
  onGoTo: (tile: { x: number; y: number }) => void
}

/** Beside the map: the layers with what the tool works with, the list of doors, entries and areas, and the room itself. */
export function MapSide({ desk, room, pictures, problems, drafts, roomNames, onGoTo }: MapSideProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  return (
    <aside className={styles.side}>
      <MapTabKeys id={id} desk={desk} />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${desk.tab}`}
        className={styles.rows}
        key={desk.tab}
      >
        {desk.tab === 'layers' && (
          <>
            <LayerList desk={desk} room={room} />
            {paints(desk.tool) || desk.tool === 'pick' ? <PaintPalette desk={desk} /> : null}
            {desk.tool === 'stamp' && <StampPanel stamp={desk.stamp} />}
            {desk.tool === 'thing' && <ThingPalette desk={desk} pictures={pictures} />}
            {desk.thing && desk.tool === 'select' && <ChosenThing desk={desk} pictures={pictures} />}
            <ThisTile desk={desk} room={room} />
            <section>
              <h3>{t('map.problems')}</h3>
              <ProblemList room={room} problems={problems} onGoTo={onGoTo} onCure={desk.cure} />
            </section>
          </>
        )}
        {desk.tab === 'list' && (
          <MapPlaceList desk={desk} room={room} drafts={drafts} roomNames={roomNames} onGoTo={onGoTo} />
        )}
        {desk.tab === 'room' && (
          <RoomFacts room={room} draft={desk.shown} onType={desk.type} onLeave={desk.endStep} onMake={desk.make} />
        )}
      </div>
    </aside>
  )
}

/** The tabs of the panel. The arrow keys move between them. */
function MapTabKeys({ id, desk }: { id: string; desk: MapDeskState }) {
  const { t } = useTranslation('editor')
  const keys = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const next = by && MAP_TABS[(MAP_TABS.indexOf(desk.tab) + by + MAP_TABS.length) % MAP_TABS.length]
    if (!next) return
    event.preventDefault()
    desk.chooseTab(next)
    keys.current?.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus()
  }
  return (
    <div ref={keys} role="tablist" aria-label={t('map.panel')} className={styles.tabs} onKeyDown={onKey}>
      {MAP_TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          data-tab={tab}
          aria-selected={tab === desk.tab}
          aria-controls={`${id}-panel`}
          tabIndex={tab === desk.tab ? 0 : -1}
          onClick={() => desk.chooseTab(tab)}
        >
          {t(`map.tab.${tab}`)}
        </button>
      ))}
    </div>
  )
}
