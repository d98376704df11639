import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { Game } from '#app/game/model/game/game.ts'
import styles from './rail.module.css'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { SayBar } from '#app/game/hud/chat/say-bar.tsx'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { ParkWindow } from '#app/game/hud/windows/windows.ts'
import { MAP_WINDOW } from '#app/game/hud/map/feature.ts'
import { HandKeys } from '#app/game/hud/hand/hand-keys.tsx'
import { BAG_WINDOW } from '#app/game/hud/bag/feature.ts'

type RailProps = {
  game: Game
  isChatOpen: boolean
  isMenuOpen: boolean
  onToggleChat: () => void
  onToggleMenu: () => void
}

/** The bar at the bottom: out to the dogs, the log, the field to talk in, the map, the backpack and the menu. */
export function Rail(props: RailProps) {
  const { game, isChatOpen, isMenuOpen, onToggleChat, onToggleMenu } = props
  const { t } = useTranslation('game')
  return (
    <nav className={styles.rail} aria-label={t('bar.label')}>
      <div className={styles.group} data-hud>
        <Link to="/h5/choose" className={styles.key} draggable={false}>
          <Icon name="left" />
          <span>{t('bar.dogs')}</span>
        </Link>
        <ChatKey game={game} isOn={isChatOpen} onClick={onToggleChat} />
      </div>
      <SayBar game={game} />
      <HandKeys game={game} />
      <div className={styles.group} data-hud>
        <WindowKey window={MAP_WINDOW} icon="map" label={t('bar.map')} />
        <WindowKey window={BAG_WINDOW} icon="bag" label={t('bar.bag')} page={0} counts="thing" />
        <WindowKey window={BAG_WINDOW} icon="chest" label={t('bar.chest')} page={1} className={styles.small} />
        <MenuKey isOn={isMenuOpen} onClick={onToggleMenu} />
      </div>
    </nav>
  )
}

type MenuKeyProps = { isOn: boolean; onClick: () => void }

/** Opens the menu and closes it, and says how much waits there for a word of the player. */
function MenuKey({ isOn, onClick }: MenuKeyProps) {
  const { t } = useTranslation('game')
  const count = useAccountState(({ later }) => later.length)
  return (
    <BarKey icon="menu" label={t('bar.menu')} isOn={isOn} onClick={onClick}>
      {count > 0 && <Count shown={count} words={t('life.waiting.count', { count })} />}
    </BarKey>
  )
}

function Count({ shown, words }: { shown: number; words: string }) {
  return (
    <span className={styles.unread} role="status">
      <span aria-hidden="true">{shown > 99 ? '99+' : shown}</span>
      <span className={unseen}>{words}</span>
    </span>
  )
}

type ChatKeyProps = MenuKeyProps & { game: Game }

/** Opens the log and closes it, and says how much of it has not been read. */
function ChatKey({ game, isOn, onClick }: ChatKeyProps) {
  const { t } = useTranslation('game')
  const unread = useStore(game.state, ({ world }) => (isOn ? 0 : world.unread))
  return (
    <BarKey icon="chat" label={t('bar.chat')} isOn={isOn} onClick={onClick}>
      {unread > 0 && <Count shown={unread} words={t('bar.unread', { count: unread })} />}
    </BarKey>
  )
}

type WindowKeyProps = {
  window: ParkWindow
  icon: IconName
  label: string
  /** Of a window of several pages, the one that is meant. */
  page?: number
  className?: string | undefined
  counts?: string | undefined
}

/** Opens a window and closes it. */
function WindowKey({ window, icon, label, page, className, counts }: WindowKeyProps) {
  const windows = useWindows()
  const shown = useOpenWindow(window)
  const isOn = shown !== null && (page === undefined || (shown.about ?? 0) === page)
  const press = (isByKey: boolean) =>
    isOn ? windows.close(window) : windows.open(window, { about: page ?? null, isByKey })
  return <BarKey icon={icon} label={label} isOn={isOn} className={className} counts={counts} onClick={press} />
}

type BarKeyProps = {
  icon: IconName
  label: string
  isOn: boolean
  className?: string | undefined
  /** The kind of gains (hud/gains) that fly to it. */
  counts?: string | undefined
  onClick: (isByKey: boolean) => void
  children?: React.ReactNode
}

function BarKey({ icon, label, isOn, className, counts, onClick, children }: BarKeyProps) {
  return (
    <button
      type="button"
      className={classNames(styles.key, isOn && styles.on, className)}
      aria-pressed={isOn}
      data-counts={counts}
      // A key that is clicked leaves the focus in the park or the field, so that one can walk and write on.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => onClick(detail === 0)}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {children}
    </button>
  )
}
