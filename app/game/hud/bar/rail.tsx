import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { BAG_WINDOW } from '#app/game/hud/bag/feature.ts'
import { SayBar } from '#app/game/hud/chat/say-bar.tsx'
import { HandKeys } from '#app/game/hud/hand/hand-keys.tsx'
import { MAP_WINDOW } from '#app/game/hud/map/feature.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { ParkWindow } from '#app/game/hud/windows/windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import keyStyles from '#app/game/hud/shared/bar-key.module.css'
import styles from './rail.module.css'

type RailProps = {
  game: Game
  isChatOpen: boolean
  isMenuOpen: boolean
  onToggleChat: () => void
  onToggleMenu: () => void
}

/** The bar at the bottom: way out to the chooser, log, chat field, map, backpack and menu. */
export function Rail(props: RailProps) {
  const { game, isChatOpen, isMenuOpen, onToggleChat, onToggleMenu } = props
  const { t } = useTranslation('game')
  return (
    <nav className={styles.rail} aria-label={t('bar.label')}>
      <div className={styles.group} data-hud>
        <Link to="/h5/choose" className={classNames(keyStyles.key, styles.key)} draggable={false}>
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

/** Opens and closes the menu, and shows how many requests in it await an answer. */
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

/** Opens and closes the log, and shows how many lines are unread. */
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
  /** The page to open, for a window with several pages. */
  page?: number
  className?: string | undefined
  counts?: string | undefined
}

/** Opens and closes a window. */
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
  /** The kind of gains (hud/gains) that end their flight at this key. */
  counts?: string | undefined
  onClick: (isByKey: boolean) => void
  children?: React.ReactNode
}

function BarKey({ icon, label, isOn, className, counts, onClick, children }: BarKeyProps) {
  return (
    <button
      type="button"
      className={classNames(keyStyles.key, styles.key, isOn && styles.on, className)}
      aria-pressed={isOn}
      data-counts={counts}
      // A click does not move the focus, so that the player can go on walking or writing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => onClick(detail === 0)}
    >
      <Icon name={icon} />
      <span>{label}</span>
      {children}
    </button>
  )
}
