import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import type { ShownTrade, TradeSide } from '#app/game/model/account/trade-queries.ts'
import { useLineBreak } from '#app/ui/line-break.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { TRADE_THINGS_MAX } from '#durable/rules/items/trading.ts'
import { Offered } from './offered.tsx'
import { bonesMeant } from './sides.ts'
import { ThingsToAdd } from './things-to-add.tsx'
import styles from './trade.module.css'

/** `onOffer` gets the version that a new offer replaces, and 0 if the offer failed. */
type OwnOfferProps = { trade: ShownTrade; side: TradeSide; onOffer: (ver: number) => void }

/** The own column: what is offered, what else could be offered, and the bones. */
export function OwnOffer({ trade, side, onOffer }: OwnOfferProps) {
  const { t } = useTranslation('late')
  const id = useId()
  const account = useAccount()
  const own = useAccountState((state) => state.things) ?? []
  const purse = useAccountState((state) => state.own?.bones) ?? 0
  const { isBusy, refusal, act } = useAct()
  const [draft, setDraft] = useState<string | null>(null)
  const offer = (things: readonly OwnedThing[], bones: number) => {
    if (isBusy) return
    onOffer(trade.ver)
    void act(account.offer(trade, things, bones)).then((done) => done === null && onOffer(0))
  }
  const sayBones = () => {
    if (draft === null) return
    const bones = bonesMeant(draft, purse)
    setDraft(null)
    if (bones !== side.bones) offer(side.things, bones)
  }
  const field = useRef<HTMLInputElement>(null)
  useLineBreak(field, sayBones)
  const others = own.filter((thing) => !side.things.some((offered) => offered.id === thing.id))
  return (
    <div>
      <Offered
        title={t('trade.youGive')}
        side={side}
        onTakeBack={(thing) =>
          offer(
            side.things.filter((offered) => offered.id !== thing.id),
            side.bones,
          )
        }
      >
        <label className={unseen} htmlFor={id}>
          {t('trade.bones')}
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={draft ?? String(side.bones)}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={sayBones}
          onKeyDown={(event) => event.key === 'Enter' && sayBones()}
        />
      </Offered>
      <ThingsToAdd
        things={others}
        isLocked={isBusy || side.things.length >= TRADE_THINGS_MAX}
        onAdd={(thing) => offer([...side.things, thing], side.bones)}
      />
      <RefusalNote refusal={refusal} />
    </div>
  )
}
