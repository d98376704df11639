import { useTranslation } from 'react-i18next'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import { classNames } from '#app/ui/class-names.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import styles from './bag.module.css'

type ThingSlotProps = {
  thing: OwnedThing | null
  /** The slot on the dog; undefined for a slot of the backpack. */
  place?: string | undefined
  isChosen: boolean
  onChoose: (id: number) => void
}

/** A slot for one thing. A press chooses the thing in it. */
export function ThingSlot({ thing, place, isChosen, onChoose }: ThingSlotProps) {
  const { t } = useTranslation(['game', 'late'])
  const nameOf = useThingName()
  if (!thing) {
    return (
      <li className={styles.slot}>
        {place && <span className={styles.place}>{place}</span>}
        <span className={unseen}>{t('late:bag.empty')}</span>
      </li>
    )
  }
  const name = nameOf(thing.kind)
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.slot, styles.full, isChosen && styles.chosen)}
        aria-pressed={isChosen}
        aria-label={place ? `${place}: ${name}` : name}
        title={name}
        onClick={() => onChoose(thing.id)}
      >
        <ThingPicture kind={thing.kind} />
      </button>
    </li>
  )
}
