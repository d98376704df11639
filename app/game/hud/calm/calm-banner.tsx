import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Icon } from '#app/ui/icon.tsx'
import { calmAt } from '#durable/rules/staff/calm.ts'
import type { CalmMode } from '#durable/rules/staff/calm.ts'
import type { Game } from '../../game.ts'
import { roomTime } from '../../world.ts'
import { useNow } from '../use-now.ts'
import styles from './calm.module.css'

const ICONS = { slow: 'clock', phrases: 'wheel', pause: 'mute' } as const satisfies Record<CalmMode, string>

/** What the staff ask of everybody in the room, for as long as they do. */
export function CalmBanner({ game }: { game: Game }) {
  const { t, i18n } = useTranslation('game')
  const kept = useStore(game.state, ({ calm }) => calm)
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  const world = useStore(game.state, (state) => state.world)
  const now = useNow(kept ? 1000 : null)
  const calm = isOpen ? calmAt(kept, roomTime(world, Math.max(now, kept ? Date.now() : 0))) : null
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <div className={styles.place} role="status">
      {calm && (
        <p className={styles.banner} data-hud>
          <Icon name={ICONS[calm.mode]} />
          {t(`talk.calm.banner.${calm.mode}`, {
            seconds: calm.everySeconds,
            time: clock.format(calm.until - world.clockOffsetMs),
          })}
        </p>
      )}
    </div>
  )
}
