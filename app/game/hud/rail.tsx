import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Pose } from '#durable/protocol/messages.ts'
import type { Game } from '../game.ts'
import styles from './rail.module.css'
import { SayBar } from './say-bar.tsx'
import { useOpenWindow, useWindows } from './windows/use-windows.ts'
import type { WindowName } from './windows/windows.ts'

type RailProps = {
  game: Game
  isChatOpen: boolean
  isSearchOpen: boolean
  onToggleChat: () => void
  onToggleSearch: () => void
}

/** The bar at the bottom: out to the dogs, the log, who is where, the field to talk in, the map, and how to sit and lie down. */
export function Rail(props: RailProps) {
  const { game, isChatOpen, isSearchOpen, onToggleChat, onToggleSearch } = props
  const { t } = useTranslation('game')
  const unread = useStore(game.state, ({ world }) => (isChatOpen ? 0 : world.unread))
  return (
    <nav className={styles.rail} aria-label={t('bar.label')}>
      <div className={styles.group}>
        <Link to="/h5/choose" className={styles.key} draggable={false}>
          <Icon name="left" />
          <span>{t('bar.dogs')}</span>
        </Link>
        <BarKey icon="chat" label={t('bar.chat')} isOn={isChatOpen} onClick={onToggleChat}>
          {unread > 0 && (
            <span className={styles.unread} role="status">
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <span className={styles.unseen}>{t('bar.unread', { count: unread })}</span>
            </span>
          )}
        </BarKey>
        <BarKey icon="search" label={t('bar.search')} isOn={isSearchOpen} onClick={onToggleSearch} />
      </div>
      <SayBar game={game} />
      <div className={styles.group}>
        <WindowKey window="map" icon="map" label={t('bar.map')} />
        <RestKey game={game} pose="sit" icon="paw" label={t('bar.sit')} />
        <RestKey game={game} pose="curl" icon="sleep" label={t('bar.curl')} />
      </div>
    </nav>
  )
}

type RestKeyProps = { game: Game; pose: Pose; icon: IconName; label: string }

/** Lies or sits the dog down; pressed again, it stands up. */
function RestKey({ game, pose, icon, label }: RestKeyProps) {
  const isResting = useStore(game.state, ({ world }) => {
    const dog = world.me === null ? undefined : world.dogs.get(world.me)
    return dog?.pose === pose
  })
  return <BarKey icon={icon} label={label} isOn={isResting} onClick={() => game.rest(isResting ? 'stand' : pose)} />
}

type WindowKeyProps = { window: WindowName; icon: IconName; label: string }

/** Opens a window and closes it. */
function WindowKey({ window, icon, label }: WindowKeyProps) {
  const windows = useWindows()
  const isOpen = useOpenWindow(window) !== null
  return <BarKey icon={icon} label={label} isOn={isOpen} onClick={(isByKey) => windows.toggle(window, { isByKey })} />
}

type BarKeyProps = {
  icon: IconName
  label: string
  isOn: boolean
  onClick: (isByKey: boolean) => void
  children?: React.ReactNode
}

function BarKey({ icon, label, isOn, onClick, children }: BarKeyProps) {
  return (
    <button
      type="button"
      className={classNames(styles.key, isOn && styles.on)}
      aria-pressed={isOn}
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
