import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import type { TradeSide } from '#app/game/model/account/trade-queries.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { TRADE_THINGS_MAX } from '#durable/rules/items/trading.ts'
import styles from './trade.module.css'

type OfferedProps = {
  title: string
  side: TradeSide
  /** Takes a thing back; undefined for the offer of the other side. */
  onTakeBack?: (thing: OwnedThing) => void
  /** Shown instead of the number of bones. */
  children?: ReactNode
}

/** One column of a trade. */
export function Offered({ title, side, onTakeBack, children }: OfferedProps) {
  const { t } = useTranslation(['game', 'late'])
  const nameOf = useThingName()
  const { things, bones, hasAgreed } = side
  // The other one may not have seen the request yet, so nothing is said of what that one does.
  const isEmpty = !onTakeBack && things.length === 0 && bones === 0
  const word = hasAgreed ? 'agreed' : isEmpty ? 'noOffer' : 'looking'
  const free = Math.max(0, TRADE_THINGS_MAX - things.length)
  return (
    <section className={styles.column} aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.grid}>
        {things.map((thing) => (
          <li key={thing.id} className={styles.slot} title={nameOf(thing.kind)}>
            {onTakeBack ? (
              <button
                type="button"
                className={styles.thing}
                aria-label={nameOf(thing.kind)}
                aria-pressed
                onClick={() => onTakeBack(thing)}
              >
                <ThingPicture kind={thing.kind} within={44} />
              </button>
            ) : (
              <>
                <ThingPicture kind={thing.kind} within={44} />
                <span className={unseen}>{nameOf(thing.kind)}</span>
              </>
            )}
          </li>
        ))}
        {Array.from({ length: free }, (_, place) => (
          <li key={`free-${place}`} className={styles.slot} aria-hidden="true" />
        ))}
      </ul>
      {!onTakeBack && (
        <ul className={styles.names}>
          {things.map(({ id, kind }) => (
            <li key={id}>{nameOf(kind)}</li>
          ))}
        </ul>
      )}
      <div className={styles.bones}>
        <Icon name="bone" />
        {children ?? <b>{t('life.own.bones', { count: bones })}</b>}
      </div>
      <p className={styles.word} role="status">
        <Icon name={hasAgreed ? 'check' : 'clock'} />
        <b>{t(`late:trade.${word}`)}</b>
      </p>
    </section>
  )
}
