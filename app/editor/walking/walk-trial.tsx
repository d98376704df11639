import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import type { MapPictures } from '#app/shared/map-picture.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Key } from '#app/ui/key.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { accessText } from '#durable/protocol/access-texts.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import { gateGround } from '#durable/rules/places/gates.ts'
import type { Direction } from '#durable/rules/steps.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import type { Door, RoomDoc } from '#durable/world/room-doc.ts'
import { roomOfDraft } from '#durable/world/room-draft.ts'
import { GuiseStrip, SCREENS } from './guise-strip.tsx'
import type { ScreenName } from './guise-strip.tsx'
import { NEWCOMER, guisedDog, guisedPasser } from './guise.ts'
import {
  beginningAt,
  behindDoor,
  doorAhead,
  gateProblem,
  guisedGround,
  sentTo,
  standingOn,
  steppedOn,
} from './trial-walk.ts'
import styles from './walking.module.css'

type WalkTrialProps = {
  drafts: Drafts
  /** The room as it is drawn now, and the tile where the dog begins. */
  room: RoomDoc
  from: Tile
  roomNames: ReadonlyMap<string, string>
  pictures: MapPictures
  onLeave: () => void
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 0, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 6 }

/** What is said of the walk: why a door stays shut, or that there is no way. */
type Notice = { problem: AccessProblem } | { word: 'noWay' | 'nothingBehind' | 'atEntry' } | null

/**
 * A dog walks alone in the room as it is drawn now, at once and by the rules of the park; its doors lead on into rooms as they are
 * drawn. Nothing of it is known to the server.
 */
export function WalkTrial({ drafts, room: first, from, roomNames, pictures: { Walk }, onLeave }: WalkTrialProps) {
  const { t } = useTranslation(['editor', 'refusals'])
  const language = useLanguage()
  const [room, setRoom] = useState(first)
  const place = useMemo(() => compileRoom(room), [room])
  const gates = useMemo(() => gateGround(place.grid, room.gates, room.entries), [place, room])
  const [walk, setWalk] = useState(() => standingOn(beginningAt(compileRoom(first), from), Date.now()))
  const [guise, setGuise] = useState(NEWCOMER)
  const [screen, setScreen] = useState<ScreenName>('desktop')
  const [notice, setNotice] = useState<Notice>(isElsewhere(walk, from) ? { word: 'atEntry' } : null)
  const [isReady, setReady] = useState(false)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const view = useRef<HTMLDivElement>(null)
  const passer = useMemo(() => guisedPasser(guise), [guise])
  const dog = useMemo(() => guisedDog(guise, Date.now()), [guise])
  const latest = useRef({ passer })
  useEffect(() => {
    latest.current = { passer }
  })

  const behind = (door: Door) => {
    const { opening, shown } = drafts.ofRoom(door.to.room).state.getState()
    const read = opening === 'done' ? roomOfDraft(shown) : null
    return behindDoor(door, read && 'room' in read ? read.room : null, latest.current.passer)
  }
  const go = (next: typeof walk | null) => {
    if (!next) return setNotice({ word: 'noWay' })
    setWalk(next)
    // What is behind the doors is fetched before one is there.
    for (const { to } of room.doors) drafts.ofRoom(to.room)
    setNotice(null)
  }
  const ground = (now: number) => guisedGround(place.grid, gates, { walk, passer, now })
  /** To a tile, or as near to it as the gates let the dog. */
  const sendTo = (goal: Tile) => {
    const now = Date.now()
    const own = ground(now)
    const problem = gateProblem(gates, own, { walk, goal, passer, now })
    go(sentTo(own, walk, goal, now))
    if (problem) setNotice({ problem })
  }
  useEffect(() => {
    const ahead = doorAhead(place, walk)
    if (!ahead) return
    const timer = setTimeout(
      () => {
        const found = behind(ahead.door)
        if (!found) return setNotice({ word: 'nothingBehind' })
        if ('problem' in found) return setNotice(found)
        setRoom(found.to)
        setWalk(standingOn(found.entry, Date.now()))
        setNotice(null)
      },
      Math.max(0, ahead.at - Date.now()),
    )
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place, walk])
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    element.focus()
    return () => sizes.disconnect()
  }, [])
  const onKey = (event: KeyboardEvent) => {
    // No key leaves the walk: those of the desk lie below it.
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return onLeave()
    }
    const direction = ARROWS[event.key]
    if (direction === undefined || event.target !== view.current) return
    event.preventDefault()
    const now = Date.now()
    go(steppedOn(ground(now), walk, direction, now) ?? walk)
  }
  const phone = SCREENS[screen]
  const shown = phone ? { width: Math.min(phone.width, size.width), height: Math.min(phone.height, size.height) } : size
  const name = room.name[language] || roomNames.get(room.key) || room.key
  return createPortal(
    <section className={styles.walking} aria-label={t('editor:walking.title', { name })} onKeyDown={onKey}>
      <header className={styles.bar}>
        <Key icon="back" label={t('editor:walking.leave')} onClick={onLeave} />
        <b className={styles.name}>{name}</b>
        <GuiseStrip guise={guise} onGuise={setGuise} screen={screen} onScreen={setScreen} />
      </header>
      <div
        ref={view}
        role="application"
        aria-label={t('editor:walking.surface', { name })}
        tabIndex={0}
        className={styles.view}
        data-screen={screen}
      >
        {size.width > 0 && (
          <Walk room={room} walk={walk} dog={dog} size={shown} onTile={sendTo} onReady={() => setReady(true)} />
        )}
        {!isReady && <Spinner label={t('editor:map.loading')} />}
        <p role="status" className={styles.notice} data-empty={notice === null || undefined}>
          {notice && wordsOf(notice)}
        </p>
      </div>
    </section>,
    document.body,
  )

  function wordsOf(said: NonNullable<Notice>): string {
    if ('word' in said) return t(`editor:walking.${said.word}`)
    const { problem } = said
    return accessText(language, problem) ?? t(`refusals:${problem.reason}`)
  }
}

function isElsewhere({ x, y }: Tile, tile: Tile): boolean {
  return x !== tile.x || y !== tile.y
}
