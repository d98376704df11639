import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Game } from '../../game.ts'
import type { Trade } from '../../life/trade-queries.ts'
import { useAct, useLife, useLifeState } from '../../life/use-life.ts'
import { Fetched } from '../own/fetched.tsx'
import { No } from '../own/no.tsx'
import { useNowUntil } from '../use-now.ts'
import { GameWindow } from '../windows/game-window.tsx'
import { useWindows } from '../windows/use-windows.ts'
import { OwnOffer } from './own-offer.tsx'
import { Offered } from './offered.tsx'
import { sidesOf } from './sides.ts'
import styles from './trade.module.css'

/** The countdown to the yes goes by tenths, so that it ends when it says so, ms. */
const TICK_MS = 250

/** The window of a trade; closed by its cross, the trade is broken off. */
export function TradeWindow({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const life = useLife()
  const trade = useLifeState((state) => state.trade)
  const other = trade && sidesOf(trade, life.dogId).theirs.dogId
  const known = useStore(game.state, ({ world }) => (other === null ? undefined : world.dogs.get(other)?.name))
  const name = known ?? t('life.trade.somebody')
  const leave = () => {
    if (trade?.state === 'open') void life.leaveTrade(trade.id).then(() => life.putTradeAside())
    else life.putTradeAside()
  }
  return (
    <GameWindow
      name="trade"
      title={known ? t('life.trade.with', { name }) : t('life.trade.title')}
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

/** [X1] to [X3]: both columns, and the yes to what is in them. */
function OpenTrade({ game, trade, name }: { game: Game; trade: Trade; name: string }) {
  const { t } = useTranslation('game')
  const life = useLife()
  const windows = useWindows()
  const { isBusy, no, act } = useAct()
  const { mine, theirs } = sidesOf(trade, life.dogId)
  // Until what was offered last is shown, there is nothing here to say yes to.
  const [offeredVer, setOfferedVer] = useState(0)
  const isRewritten = offeredVer >= trade.ver
  const opensAt = Date.parse(trade.opensAt) - game.world.clockOffsetMs
  const wait = Math.ceil((opensAt - useNowUntil(opensAt, TICK_MS)) / 1000)
  const leave = () => {
    void act(life.leaveTrade(trade.id)).then(() => {
      windows.close('trade')
      life.putTradeAside()
    })
  }
  return (
    <>
      <div className={styles.columns}>
        <OwnOffer key={trade.id} trade={trade} side={mine} onOffer={setOfferedVer} />
        <Offered title={t('life.trade.gives', { name })} side={theirs} />
      </div>
      <p className={styles.hint} role="status">
        <Icon name={mine.hasAgreed ? 'check' : 'lock'} />
        <span>{mine.hasAgreed ? t('life.trade.waiting', { name }) : t('life.trade.changed')}</span>
      </p>
      <div className={styles.actions}>
        <Button disabled={isBusy} onClick={leave}>
          {t('life.trade.leave')}
        </Button>
        <Button
          kind="primary"
          disabled={isBusy || isRewritten || mine.hasAgreed || wait > 0}
          onClick={() => void act(life.agree(trade))}
        >
          {wait > 0 ? t('life.trade.agreeIn', { count: wait }) : t('life.trade.agree')}
        </Button>
      </div>
      <No no={no} />
    </>
  )
}

function EndOfTrade({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const life = useLife()
  return (
    <div className={styles.end} role="status">
      <Icon name={isDone ? 'gift' : 'close'} size={4} />
      <p>{t(isDone ? 'life.trade.done' : 'life.trade.over')}</p>
      <Button
        kind="primary"
        onClick={() => {
          windows.close('trade')
          life.putTradeAside()
        }}
      >
        {t('life.trade.close')}
      </Button>
    </div>
  )
}
