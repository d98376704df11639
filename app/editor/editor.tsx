import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request } from '#app/api.ts'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { Drafts, FOLLOW_MS } from './drafts/drafts.ts'
import type { PlayedDog } from './giving/giving.tsx'
import { PicturesContext } from './kit/pictures-context.ts'
import type { TabProps } from './kit/tab-props.ts'
import { MapEditor } from './map-desk/map-editor.tsx'
import { ROOM_NAMES } from './queries.ts'
import { SheetTab } from './sheet-tab.tsx'
import { useMapPictures } from './sprites/own-map-pictures.tsx'
import type { EditorTab } from './tabs/editor-tab.ts'
import { SHEET_LOOKS, TABS } from './tabs/tabs.ts'
import styles from './editor.module.css'

/** The drafts of this page: with the window they are only out of sight. */
const DRAFTS = new Drafts()

type EditorProps = {
  dog: PlayedDog
  /** The key of the room in which the dog is. */
  room: string
  pictures: MapPictures
  /** Told whether the map lies over all of the park, which then need not be drawn. */
  onCover?: (isCovered: boolean) => void
  /** Takes the own dog to a room. */
  onWarp: (room: string) => void
  /** Plays a level of KnogleKnas as it is drawn. */
  onTry: (level: HeapLevel) => void
  drafts?: Drafts
}

/** What is changed most often is open first: the things. */
const FIRST_TAB = TABS.find(({ look }) => look?.sheet === 'items')

/** The map that is open: of which room, and the tile at which it was opened. */
type OpenMap = { room: string; at: Tile | undefined }

/** The editor of administrators, who are in the park with `dog`: its tabs, and the one that is chosen. */
export function Editor({ dog, room, pictures, onCover, onWarp, onTry, drafts = DRAFTS }: EditorProps) {
  const { t } = useTranslation('editor')
  const [tab, choose] = useState(FIRST_TAB)
  const [goal, setGoal] = useState<string | null>(null)
  const roomNames = useRoomNames()
  useFollowing(drafts)
  useQuestionBeforeLeaving(drafts)
  const [map, setMap] = useState<OpenMap | null>(null)
  const isMapOpen = map !== null
  useEffect(() => {
    if (!isMapOpen) return
    onCover?.(true)
    return () => onCover?.(false)
  }, [isMapOpen, onCover])
  const rail = useRef<HTMLDivElement>(null)
  const mapKey = useRef<HTMLButtonElement>(null)
  const withUploads = useMapPictures(pictures, drafts)
  if (!tab) return null
  const change = (next: EditorTab, row: string | null = null) => {
    if (tab.look) drafts.of(tab.look.sheet).endStep()
    setGoal(row)
    choose(next)
  }
  const goTo = (sheet: SheetKey, row: string) => {
    const next = TABS.find(({ look }) => look?.sheet === sheet)
    if (next) change(next, row)
  }
  const onKey = (event: KeyboardEvent) => {
    const at = TABS.indexOf(tab)
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1 }[event.key]
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length]
    if (!next) return
    event.preventDefault()
    change(next)
    rail.current?.querySelectorAll<HTMLElement>('[role=tab]')[TABS.indexOf(next)]?.focus()
  }
  if (map)
    return (
      <MapEditor
        drafts={drafts}
        first={map.room}
        at={map.at}
        roomNames={roomNames}
        pictures={pictures}
        onLeave={() => {
          setMap(null)
          requestAnimationFrame(() => mapKey.current?.focus())
        }}
      />
    )
  const given: TabProps = {
    drafts,
    roomNames,
    here: roomOf(room),
    onMap: (key, at) => setMap({ room: key, at }),
    onWarp,
    onTry,
  }
  return (
    <PicturesContext value={withUploads}>
      <div className={styles.editor}>
        <div className={styles.rail}>
          <div ref={rail} role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={onKey}>
            {TABS.map((one) => (
              <TabKey key={one.key} tab={one} drafts={drafts} isChosen={one === tab} onChoose={() => change(one)} />
            ))}
          </div>
          <button
            ref={mapKey}
            type="button"
            className={styles.tab}
            onClick={() => setMap({ room: roomOf(room), at: undefined })}
          >
            <Icon name="brush" />
            <span>{t('map.open')}</span>
          </button>
        </div>
        <div role="tabpanel" aria-label={tab.title(t)} className={styles.panel}>
          {tab.look ? (
            <SheetTab
              key={tab.key}
              look={tab.look}
              looks={SHEET_LOOKS}
              dog={dog}
              first={goal}
              onGoTo={goTo}
              {...given}
            />
          ) : (
            <tab.Content key={tab.key} {...given} />
          )}
        </div>
      </div>
    </PicturesContext>
  )
}

type TabKeyProps = { tab: EditorTab; drafts: Drafts; isChosen: boolean; onChoose: () => void }

function TabKey({ tab, drafts, isChosen, onChoose }: TabKeyProps) {
  const { t } = useTranslation('editor')
  const hasDraft = useStore(drafts.state, ({ heads }) =>
    [...heads].some(([what, head]) => head !== null && tab.isOf(what)),
  )
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={classNames(styles.tab, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <Icon name={tab.icon} />
      <span>{tab.title(t)}</span>
      {hasDraft && (
        <span className={styles.mark}>
          <span className={unseen}>{t('hasDraft')}</span>
        </span>
      )}
    </button>
  )
}

/** Asks what others do as long as the window is open, and before it is shown again. */
function useFollowing(drafts: Drafts) {
  useEffect(() => {
    void drafts.follow()
    const timer = setInterval(() => void drafts.follow(), FOLLOW_MS)
    return () => clearInterval(timer)
  }, [drafts])
}

/** The browser asks before the page is left with something that is not on the server. */
function useQuestionBeforeLeaving(drafts: Drafts) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.hasUnsent) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [drafts])
}

/** The names of the rooms by their keys; empty until they are known. */
function useRoomNames(): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isOver = false
    request(ROOM_NAMES, {}).then(
      ({ parkRooms }) => !isOver && setNames(new Map(parkRooms.map(({ key, name }) => [key, name]))),
      // The keys of the rooms stand in their place.
      () => null,
    )
    return () => {
      isOver = true
    }
  }, [])
  return names
}
