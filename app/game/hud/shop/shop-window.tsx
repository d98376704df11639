import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DogPicture } from '#app/dog/dog-picture.tsx'
import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useThingName } from '#app/game/hud/account/use-thing-name.ts'
import { useWear } from '#app/game/hud/account/use-wear.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { ShopGood } from '#app/game/model/account/shop-queries.ts'
import { inTheWayOf, wayOn } from '#app/game/model/account/wearing.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { Deliveries } from './deliveries.tsx'
import { SHOP_WINDOW } from './feature.ts'
import { useGoods } from './use-goods.ts'
import styles from './shop.module.css'

type ShopProps = { room: string; dog: PicturedDog }

/** The window of the shop that the dog is in. */
export default function ShopWindow({ room, dog }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  return (
    <GameWindow window={SHOP_WINDOW} title={t('late:shop.title')} corner="bottom-right" className={styles.shop}>
      <Shop key={room} room={room} dog={dog} />
    </GameWindow>
  )
}

/** The shelves with their prices, the own dog with the chosen thing on, and the draws of rare goods. */
function Shop({ room, dog }: ShopProps) {
  const { t, i18n } = useTranslation(['game', 'late'])
  const account = useAccount()
  const isPhone = useMediaQuery(PHONE)
  const wins = useAccountState(({ deliveries }) => deliveries)?.filter(({ outcome }) => outcome === 'won') ?? []
  const wear = useWear()
  const [kind, choose] = useState<string | null>(null)
  const { goods, hasFailed, again } = useGoods(room, languageOfTag(i18n.language))
  useEffect(() => account.refresh('own', 'shop'), [account])
  if (!goods) return <AnswerPending hasFailed={hasFailed} again={again} />
  const shelves = goods.filter((good) => !good.isRare || wins.some((win) => win.kind === good.kind))
  const chosen = goods.find((good) => good.kind === kind) ?? null
  const slot = chosen && itemKind(chosen.kind)?.slot
  return (
    <>
      <Deliveries room={room} onChoose={choose} />
      <ul className={styles.shelves} aria-label={t('late:shop.shelves')}>
        {shelves.map((good) => (
          <li key={good.kind}>
            <button
              type="button"
              className={classNames(styles.good, chosen === good && styles.chosen)}
              aria-pressed={chosen === good}
              title={good.name}
              onClick={() => choose(good.kind)}
            >
              <span className={unseen}>{`${good.name}, `}</span>
              <span className={styles.thing}>
                <ThingPicture kind={good.kind} />
              </span>
              <span className={styles.price}>
                <span aria-hidden="true">{good.price}</span>
                <span className={unseen}>{t('life.own.bones', { count: good.price })}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.picture} data-counter>
          <DogPicture
            dog={{ ...dog, wear: { ...wear, ...(chosen && slot && { [slot]: chosen.kind }) } }}
            label=""
            scale={isPhone ? 1 : 2}
          />
        </span>
        {chosen ? <Counter key={chosen.kind} good={chosen} /> : <p className={styles.hint}>{t('late:shop.hint')}</p>}
      </div>
    </>
  )
}

/** The chosen thing, and the keys to buy it and to put it on. */
function Counter({ good: { kind, name, price } }: { good: ShopGood }) {
  const { t } = useTranslation(['game', 'late'])
  const nameOf = useThingName()
  const account = useAccount()
  const bones = useAccountState(({ own }) => own?.bones)
  const things = useAccountState((state) => state.things) ?? []
  const buying = useAct<number>()
  const wearing = useAct()
  const isBusy = buying.isBusy || wearing.isBusy
  const slot = itemKind(kind)?.slot
  const missing = bones === undefined ? 0 : price - bones
  const bought = things.find(({ id }) => id === buying.result) ?? null
  const way = bought ? wayOn(bought) : []
  const taken = inTheWayOf(things, way)
  const note = wearing.refusal ?? buying.refusal
  return (
    <div className={styles.counter}>
      <p className={styles.what}>
        <b>{name}</b>
        <small>{[...(slot ? [t(`late:slot.${slot}`)] : []), t('life.own.bones', { count: price })].join(', ')}</small>
        <small role="status">
          {bought && t(way.length > 0 ? 'late:shop.bought' : 'late:shop.worn')}
          {buying.result === null && missing > 0 && t('late:shop.missing', { count: missing })}
        </small>
      </p>
      <Button
        kind={way.length > 0 ? 'secondary' : 'primary'}
        size="small"
        disabled={isBusy || missing > 0}
        onClick={() => {
          wearing.forget()
          void buying.act(account.buy(kind, price))
        }}
      >
        {t('late:shop.buy')}
      </Button>
      {bought && way.length > 0 && (
        <Button kind="primary" size="small" disabled={isBusy} onClick={() => void wearing.act(account.wear(bought))}>
          {t('late:shop.putOn')}
        </Button>
      )}
      <RefusalNote
        refusal={note}
        words={
          note?.reason === 'place-taken' && taken
            ? t(`late:bag.taken.${taken.place}`, { name: nameOf(taken.thing.kind) })
            : null
        }
      />
    </div>
  )
}
