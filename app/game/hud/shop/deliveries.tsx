import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import type { ShopDelivery } from '#app/game/model/account/shop-queries.ts'
import { Button } from '#app/ui/button.tsx'
import { SHOP_OF_SLOT, itemKind } from '#durable/rules/items/catalogue.ts'
import styles from './shop.module.css'

/** How long after the time of a draw its result is requested, ms, since clocks differ. */
const AFTER_THE_DRAW_MS = 1500

type DeliveriesProps = { room: string; onChoose: (kind: string) => void }

/** [Z3] The rare goods of this shop: draws that are open, won or lost. */
export function Deliveries({ room, onChoose }: DeliveriesProps) {
  const { t } = useTranslation(['game', 'late'])
  const account = useAccount()
  const deliveries = useAccountState((state) => state.deliveries) ?? []
  const here = deliveries.filter(({ kind }) => {
    const slot = itemKind(kind)?.slot
    return slot !== undefined && SHOP_OF_SLOT[slot] === room
  })
  const closesAt = Math.min(...here.filter(({ outcome }) => outcome === null).map((one) => Date.parse(one.closesAt)))
  useEffect(() => {
    if (!Number.isFinite(closesAt)) return
    const wait = Math.max(0, closesAt - Date.now()) + AFTER_THE_DRAW_MS
    const timer = setTimeout(() => account.refresh('shop'), wait)
    return () => clearTimeout(timer)
  }, [closesAt, account])
  if (here.length === 0) return null
  return (
    <ul className={styles.deliveries} aria-label={t('late:shop.deliveries')}>
      {here.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} onChoose={onChoose} />
      ))}
    </ul>
  )
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function DeliveryRow({ delivery, onChoose }: { delivery: ShopDelivery; onChoose: (kind: string) => void }) {
  const { t, i18n } = useTranslation(['game', 'late'])
  const nameOf = useThingName()
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const { id, kind, pieces, closesAt, isMine, outcome } = delivery
  const time = new Date(closesAt).toLocaleTimeString(i18n.language, CLOCK)
  const state = outcome === null ? (isMine ? 'drawEntered' : 'drawOpen') : outcome === 'won' ? 'drawWon' : 'drawLost'
  return (
    <li className={styles.delivery}>
      <ThingPicture kind={kind} />
      <p role="status">
        <b>{nameOf(kind)}</b> {t(`late:shop.${state}`, { count: pieces, time })}
      </p>
      {state === 'drawOpen' && (
        <Button kind="gold" size="small" disabled={isBusy} onClick={() => void act(account.enterDraw(id))}>
          {t('late:shop.enter')}
        </Button>
      )}
      {state === 'drawWon' && (
        <Button kind="gold" size="small" onClick={() => onChoose(kind)}>
          {t('late:shop.take')}
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </li>
  )
}
