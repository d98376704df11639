import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request } from '#app/api.ts'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { Drafts, FOLLOW_MS } from './drafts/drafts.ts'
import type { PlayedDog } from './giving/giving.tsx'
import type { SheetLook } from './kit/sheet-look.ts'
import { MapEditor } from './map-desk/map-editor.tsx'
import { ROOM_NAMES } from './queries.ts'
import { SheetTab } from './sheet-tab.tsx'
import { TABS } from './tabs/tabs.ts'
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
  drafts?: Drafts
}

/** The editor of administrators, who are in the park with `dog`: its tabs, and the one that is chosen. */
export function Editor({ dog, room, pictures, onCover, drafts = DRAFTS }: EditorProps) {
  const { t } = useTranslation('editor')
  const [look, choose] = useState<SheetLook | undefined>(TABS[0])
  const [goal, setGoal] = useState<string | null>(null)
  const roomNames = useRoomNames()
  useFollowing(drafts)
  useQuestionBeforeLeaving(drafts)
  const [isMapOpen, setMapOpen] = useState(false)
  useEffect(() => {
    if (!isMapOpen) return
    onCover?.(true)
    return () => onCover?.(false)
  }, [isMapOpen, onCover])
  const tabs = useRef<HTMLDivElement>(null)
  const mapKey = useRef<HTMLButtonElement>(null)
  if (!look) return null
  const change = (next: SheetLook, row: string | null = null) => {
    drafts.of(look.sheet).endStep()
    setGoal(row)
    choose(next)
  }
  const goTo = (sheet: SheetKey, row: string) => {
    const next = TABS.find((one) => one.sheet === sheet)
    if (next) change(next, row)
  }
  const onKey = (event: KeyboardEvent) => {
    const at = TABS.indexOf(look)
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1 }[event.key]
    const next = to === undefined ? undefined : TABS[(to + TABS.length) % TABS.length]
    if (!next) return
    event.preventDefault()
    change(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[TABS.indexOf(next)]?.focus()
  }
  if (isMapOpen)
    return (
      <MapEditor
        drafts={drafts}
        first={room}
        roomNames={roomNames}
        pictures={pictures}
        onLeave={() => {
          setMapOpen(false)
          requestAnimationFrame(() => mapKey.current?.focus())
        }}
      />
    )
  return (
    <div className={styles.editor}>
      <div className={styles.rail}>
        <div ref={tabs} role="tablist" aria-label={t('tabs')} className={styles.tabs} onKeyDown={onKey}>
          {TABS.map((one) => (
            <Tab key={one.sheet} look={one} drafts={drafts} isChosen={one === look} onChoose={() => change(one)} />
          ))}
        </div>
        <button ref={mapKey} type="button" className={styles.tab} onClick={() => setMapOpen(true)}>
          <Icon name="map-room" />
          <span>{t('map.open')}</span>
        </button>
      </div>
      <div role="tabpanel" aria-label={look.title(t)} className={styles.panel}>
        <SheetTab
          key={look.sheet}
          look={look}
          looks={TABS}
          drafts={drafts}
          dog={dog}
          roomNames={roomNames}
          first={goal}
          onGoTo={goTo}
        />
      </div>
    </div>
  )
}

type TabProps = { look: SheetLook; drafts: Drafts; isChosen: boolean; onChoose: () => void }

function Tab({ look, drafts, isChosen, onChoose }: TabProps) {
  const { t } = useTranslation('editor')
  const hasDraft = useStore(drafts.state, ({ heads }) => Boolean(heads.get(`sheet:${look.sheet}`)))
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      tabIndex={isChosen ? 0 : -1}
      className={classNames(styles.tab, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <Icon name={look.icon} />
      <span>{look.title(t)}</span>
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
