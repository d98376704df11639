import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Fetched } from '#app/game/hud/account/fetched.tsx'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { ShownTrade } from '#app/game/model/account/trade-queries.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { fullName } from '#app/game/model/world/called.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TRADE_WINDOW } from './feature.ts'
import { Offered } from './offered.tsx'
import { OwnOffer } from './own-offer.tsx'
import { sidesOf } from './sides.ts'
import { useNowUntil } from './use-now-until.ts'
import styles from './trade.module.css'

/** The step of the countdown until a trade can be agreed to, ms. */
const TICK_MS = 250

/** The window of a trade. Closing it ends the trade. */
export default function TradeWindow({ game }: WindowProps) {
  const { t } = useTranslation('late')
  const account = useAccount()
  const trade = useAccountState((state) => state.trade)
  const other = trade && sidesOf(trade, account.dogId).theirs.dogId
  const known = useStore(game.state, ({ world }) => (other === null ? undefined : world.dogs.get(other)))
  const name = known?.name ?? t('trade.somebody')
  const leave = () => {
    if (trade?.state === 'open') void account.leaveTrade(trade.id)
  }
  return (
    <GameWindow
      window={TRADE_WINDOW}
      title={known ? t('trade.with', { name: fullName(known) }) : t('trade.title')}
      corner="top"
      className={styles.window}
      onClose={leave}
    >
      <Fetched topic="bag">
        {trade?.state === 'open' ? (
          <OpenTrade game={game} trade={trade} name={name} />
        ) : (
          <EndOfTrade isDone={trade?.state === 'done'} />
        )}
      </Fetched>
    </GameWindow>
  )
}

/** [X1] to [X3]: both columns, and the key to agree to them. */
function OpenTrade({ game, trade, name }: { game: Game; trade: ShownTrade; name: string }) {
  const { t } = useTranslation('late')
  const account = useAccount()
  const windows = useWindows()
  const { isBusy, refusal, act } = useAct()
  const { mine, theirs } = sidesOf(trade, account.dogId)
  // While the latest offer is not shown yet, the player cannot agree.
  const [offeredVer, setOfferedVer] = useState(0)
  const isRewritten = offeredVer >= trade.ver
  const opensAt = Date.parse(trade.opensAt) - game.world.clockOffsetMs
  const wait = Math.ceil((opensAt - useNowUntil(opensAt, TICK_MS)) / 1000)
  return (
    <>
      <div className={styles.columns}>
        <OwnOffer key={trade.id} trade={trade} side={mine} onOffer={setOfferedVer} />
        <Offered title={t('trade.gives', { name })} side={theirs} />
      </div>
      <p className={styles.hint} role="status">
        <Icon name={mine.hasAgreed ? 'check' : 'lock'} />
        <span>{mine.hasAgreed ? t('trade.waiting', { name }) : t('trade.changed')}</span>
      </p>
      <div className={styles.foot}>
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={() => windows.close(TRADE_WINDOW)}>
            {t('trade.leave')}
          </Button>
          <Button
            kind="primary"
            disabled={isBusy || isRewritten || mine.hasAgreed || wait > 0}
            onClick={() => void act(account.agree(trade))}
          >
            {wait > 0 ? t('trade.agreeIn', { count: wait }) : t('trade.agree')}
          </Button>
        </div>
        <RefusalNote refusal={refusal} />
      </div>
    </>
  )
}

function EndOfTrade({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  return (
    <div className={styles.end} role="status">
      <Icon name={isDone ? 'gift' : 'close'} size={4} />
      <p>{t(isDone ? 'trade.done' : 'trade.over')}</p>
      <Button kind="primary" onClick={() => windows.close(TRADE_WINDOW)}>
        {t('trade.close')}
      </Button>
    </div>
  )
}
