import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import type { CalmMode } from '#durable/rules/staff/calm.ts'
import { useCalm } from './use-calm.ts'

const ICONS = { slow: 'clock', phrases: 'wheel', pause: 'mute' } as const satisfies Record<CalmMode, string>

/** Shows the calm mode of the room while there is one. */
export function CalmBanner({ game }: { game: Game }) {
  const { t, i18n } = useTranslation('late')
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  const clockOffsetMs = useStore(game.state, ({ world }) => world.clockOffsetMs)
  const calm = useCalm(game)
  if (!calm || !isOpen) return null
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <HudNotice icon={ICONS[calm.mode]}>
      {t(`calm.banner.${calm.mode}`, {
        seconds: calm.everySeconds,
        time: clock.format(calm.until - clockOffsetMs),
      })}
    </HudNotice>
  )
}
