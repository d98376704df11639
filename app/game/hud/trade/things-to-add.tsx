import { useTranslation } from 'react-i18next'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import styles from './trade.module.css'

type ThingsToAddProps = { things: readonly OwnedThing[]; isLocked: boolean; onAdd: (thing: OwnedThing) => void }

/** The own things that are not in the offer yet, as keys, or a line that there are none. */
export function ThingsToAdd({ things, isLocked, onAdd }: ThingsToAddProps) {
  const { t } = useTranslation('late')
  const nameOf = useThingName()
  if (things.length === 0) return <p className={styles.yours}>{t('trade.noMore')}</p>
  return (
    <>
      <p className={styles.yours}>{t('trade.yours')}</p>
      <ul className={styles.shelf} aria-label={t('trade.yours')}>
        {things.map((thing) => (
          <li key={thing.id}>
            <button
              type="button"
              className={styles.slot}
              aria-label={nameOf(thing.kind)}
              aria-pressed={false}
              title={nameOf(thing.kind)}
              disabled={isLocked}
              onClick={() => onAdd(thing)}
            >
              <ThingPicture kind={thing.kind} within={44} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
