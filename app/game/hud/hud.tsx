import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { OwnChips } from '#app/game/hud/account/own-chips.tsx'
import { Rail } from '#app/game/hud/bar/rail.tsx'
import { RoomKeyButton } from '#app/game/hud/bar/room-key.tsx'
import { RoomSign } from '#app/game/hud/bar/room-sign.tsx'
import { SmallKey } from '#app/game/hud/bar/small-key.tsx'
import { TopKeys } from '#app/game/hud/bar/top-keys.tsx'
import type { Bar } from '#app/game/hud/bar/use-bar.ts'
import { Announcer } from '#app/game/hud/chat/announcer.tsx'
import { ChatLog } from '#app/game/hud/chat/chat-log.tsx'
import { useFeatureContext, useFeatures } from '#app/game/hud/features/features.ts'
import type { MenuContext } from '#app/game/hud/features/features.ts'
import { OpenThings } from '#app/game/hud/features/open-things.tsx'
import { LazyFirstWalk } from '#app/game/hud/first-walk/lazy-first-walk.tsx'
import { useMenuEvents } from '#app/game/hud/menu/menu-items.ts'
import { ParkMenu } from '#app/game/hud/menu/park-menu.tsx'
import { useParkKeys } from '#app/game/hud/menu/use-park-keys.ts'
import { Notices } from '#app/game/hud/notices/notices.tsx'
import { PROFILE_WINDOW } from '#app/game/hud/profile/feature.ts'
import type { DogSearchProps } from '#app/game/hud/search/dog-search.tsx'
import { useAutoCurl } from '#app/game/hud/settings/use-auto-curl.ts'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { ParkText } from '#app/game/hud/text/park-text.tsx'
import { LazyUseWords } from '#app/game/hud/uses/lazy-use-words.tsx'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { PlainHint } from '#app/game/scene/plain/plain-hint.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { roomOf } from '#durable/rules/places/twins.ts'
import { LazyWindows } from './lazy-windows.tsx'
import styles from './hud.module.css'

/** On a screen as narrow as this, two panes would cover the park. */
const SMALL = '(max-width: 679px), (max-height: 619px)'

/** On a screen as small as this, they would lie over each other. */
const CRAMPED = '(max-width: 679px), (max-width: 859px) and (max-height: 619px)'

const fetchSearch = () => import('#app/game/hud/search/dog-search.tsx').then(({ DogSearch }) => DogSearch)

const fetchHideKey = () => import('#app/game/hud/staff/hide-key.tsx').then(({ HideKey }) => HideKey)

const NO_PANES = { chat: false, roster: false, search: false }

/** The interface over the park: chips, room sign, chat log, notices, windows and the bar. */
export function Hud({
  game,
  dog,
  isDrawn,
  bar,
}: {
  game: Game
  dog: PicturedDog & { id: number; name: string }
  isDrawn: boolean
  bar: Bar
}) {
  const { t } = useTranslation('game')
  const isPhone = useMediaQuery(PHONE)
  const isSmall = useMediaQuery(SMALL)
  const isCramped = useMediaQuery(CRAMPED)
  const windows = useWindows()
  const [topWindow, windowCount] = useStore(
    windows.state,
    useShallow(({ open: shown }) => [shown.at(-1)?.window, shown.length] as const),
  )
  // One pane or window at a time on a small screen; on a desktop both panes stand open from the start.
  const [open, setOpen] = useState({ ...NO_PANES, chat: !isSmall, roster: !isSmall })
  const toggle = (which: keyof typeof open) => {
    if (isSmall) windows.closeAll()
    setOpen({ ...(isSmall ? NO_PANES : open), [which]: !open[which] })
  }
  // The window was made smaller, or the page larger.
  useEffect(() => {
    if (isCramped) setOpen((now) => (now.chat && now.roster ? { ...NO_PANES, chat: true } : now))
  }, [isCramped])
  useEffect(() => {
    if (!isSmall || windowCount === 0) return
    windows.closeOthers()
    setOpen(NO_PANES)
  }, [isSmall, topWindow, windowCount, windows])
  const Search = useLazy<DogSearchProps>(open.search, fetchSearch)
  const HideKey = useLazy<{ game: Game }>(game.may('toggle-hidden'), fetchHideKey)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const shrink =
    bar.shrink &&
    (() => {
      windows.closeAll()
      bar.shrink?.()
    })
  const context = useFeatureContext(game)
  const { backgrounds } = useFeatures()
  const menu: MenuContext = { ...context, toggleSearch: () => toggle('search'), shrinkBar: shrink }
  useMenuEvents(menu)
  useAutoCurl(game)
  useParkKeys(game)
  const isHere = useStore(game.state, ({ world }) => world.me !== null)
  const seen = useStore(
    game.state,
    useShallow(({ world }) => {
      const me = ownDog(world)
      return { wear: me?.wear ?? dog.wear, born: me?.born }
    }),
  )
  // The dog may have changed its clothes since it entered, and the room knows how old it is.
  const own = { ...dog, ...seen }
  const room = useStore(game.state, ({ world }) => roomOf(world.room ?? ''))
  const isFetching = useStore(game.state, (state) => state.isFetching)
  const running = [OpenThings, ...backgrounds].map((Background, index) => <Background key={index} game={game} />)
  if (bar.mode !== 'whole')
    return (
      <>
        {running}
        <Announcer game={game} />
        <LazyUseWords game={game} />
        <Notices game={game} />
        {bar.mode === 'small' && <SmallKey game={game} onGrow={bar.grow} />}
      </>
    )
  return (
    <>
      {running}
      {!(isHere && isDrawn && !isFetching) && (
        <div className={styles.entering}>
          <Spinner label={t(isDrawn ? 'park.entering' : 'park.loading')} />
          {!isDrawn && <PlainHint isLate />}
        </div>
      )}
      <div className={styles.top}>
        <div className={styles.corner} data-hud>
          <button
            type="button"
            className={styles.own}
            aria-label={t('life.own.open', { name: dog.name })}
            onClick={() => windows.toggle(PROFILE_WINDOW, { about: dog.id, isByKey: true })}
          >
            <DogHead dog={own} />
            <span>{dog.name}</span>
          </button>
          <OwnChips />
          {HideKey && <HideKey game={game} />}
        </div>
        <RoomSign game={game} isOpen={open.roster} onToggle={() => toggle('roster')} />
      </div>
      <TopKeys isPhone={isPhone} />
      {isHere && <ParkText game={game} isOpen={open.roster} isPhone={isPhone} onClose={() => toggle('roster')} />}
      <ChatLog game={game} isOpen={open.chat} isPhone={isPhone} onClose={() => toggle('chat')} />
      <Announcer game={game} />
      <LazyUseWords game={game} />
      {open.search && Search && <Search game={game} isPhone={isPhone} onClose={() => toggle('search')} />}
      <LazyWindows game={game} dog={own} room={room} />
      {isHere && <RoomKeyButton game={game} />}
      <Notices game={game} />
      <LazyFirstWalk game={game} isShown={isHere && isDrawn} />
      {isMenuOpen && <ParkMenu context={menu} label={t('bar.menu')} onClose={() => setMenuOpen(false)} />}
      <Rail
        game={game}
        isChatOpen={open.chat}
        isMenuOpen={isMenuOpen}
        onToggleChat={() => toggle('chat')}
        onToggleMenu={() => setMenuOpen(!isMenuOpen)}
      />
    </>
  )
}
