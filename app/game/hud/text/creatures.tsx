import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { kindsOutIn } from '#app/game/model/creatures/out-here.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import styles from './park-text.module.css'

/** How long the same creatures are named before they are looked for again, ms. */
const LOOK_AGAIN_MS = 600_000

export type CreaturesProps = { doc: RoomDoc; world: World; now: number }

/** What else lives here at this hour, in the words that a tap on one has. */
export function Creatures({ doc, world, now }: CreaturesProps) {
  const { t } = useTranslation('game')
  const { t: lore } = useTranslation('lore')
  const look = Math.floor(roomTime(world, now) / LOOK_AGAIN_MS)
  const kinds = useMemo(() => kindsOutIn(doc, look * LOOK_AGAIN_MS), [doc, look])
  if (kinds.length === 0) return null
  return (
    <section aria-label={t('around.creatures')}>
      <h3 className={styles.heading}>{t('around.creatures')}</h3>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className={styles.nothing}>
            {lore(kind)}
          </li>
        ))}
      </ul>
    </section>
  )
}
