import { useState, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import styles from './requests.module.css'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { TRADE_WINDOW } from '#app/game/hud/trade/feature.ts'
import { FRIENDS_WINDOW } from '#app/game/hud/friends/feature.ts'
import type { PawPrint } from '#app/game/model/account/dog-queries.ts'
import { FavourTold, useUntoldFavour } from './favour-told.tsx'
import { openReport } from '#app/game/hud/report/feature.ts'
import type { ReportOutcome as Outcome } from '#app/queries.ts'

/** What other dogs ask of this one, one at a time: to be friends, to trade; then what was left for it while it slept, what was done for it, what became of own reports, and the greeting of the day. */
export function Requests({ game }: { game: Game }) {
  const account = useAccount()
  const trade = useAccountState((state) => state.trade)
  const asks = useAccountState(({ friends }) => friends?.find(({ state }) => state === 'asks') ?? null)
  const isTrading = useOpenWindow(TRADE_WINDOW) !== null
  const outcome = useAccountState(({ outcomes }) => outcomes[0] ?? null)
  const print = useAccountState(({ prints }) => prints[0] ?? null)
  const { favour, tell } = useUntoldFavour()
  const isAwake = useStore(game.state, ({ world }) => !isDogAsleep(ownDog(world)))
  const areFriendsOpen = useOpenWindow(FRIENDS_WINDOW) !== null
  const [first] = trade?.sides ?? []
  // Who begins a trade has its window open.
  const isAsked = trade?.state === 'open' && !isTrading && first?.dogId !== account.dogId
  if (isAsked && first) return <TradeRequest key={trade.id} game={game} tradeId={trade.id} from={first.dogId} />
  if (asks && !areFriendsOpen) return <FriendRequest key={asks.dogId} dogId={asks.dogId} name={asks.name} />
  if (print && isAwake) return <PrintFound key={print.id} game={game} print={print} />
  if (favour) return <FavourTold key={favour.id} game={game} favour={favour} onTold={() => tell(favour)} />
  return outcome ? <ReportOutcome key={outcome.id} report={outcome} /> : <Greeting game={game} />
}

/** [H3] What the first visit of the day has given, told once. */
function Greeting({ game }: { game: Game }) {
  const { t } = useTranslation(['game', 'words'])
  const gained = useStore(game.state, (state) => state.greeting)
  const name = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.dogs.get(world.me)?.name))
  if (gained === null || name === undefined) return null
  return (
    <div className={styles.bubble} data-hud>
      <p>{t('life.own.greeting', { name, count: gained })}</p>
      <Button size="small" onClick={() => game.state.setState({ greeting: null })}>
        {t('words:ok')}
      </Button>
    </div>
  )
}

function TradeRequest({ game, tradeId, from }: { game: Game; tradeId: string; from: number }) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const name = useStore(game.state, ({ world }) => world.dogs.get(from)?.name) ?? t('life.trade.somebody')
  return (
    <div className={styles.bubble} data-hud>
      <p>{t('life.trade.request', { name })}</p>
      <Button size="small" disabled={isBusy} onClick={() => void act(account.leaveTrade(tradeId))}>
        {t('life.friends.deny')}
      </Button>
      <Button
        size="small"
        kind="primary"
        onClick={({ detail }) => windows.open(TRADE_WINDOW, { isByKey: detail === 0 })}
      >
        {t('life.trade.look')}
      </Button>
      <RefusalNote refusal={refusal} />
    </div>
  )
}

function FriendRequest({ dogId, name }: { dogId: number; name: string }) {
  const { t } = useTranslation('game')
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const [isAside, setAside] = useState(false)
  if (isAside) return null
  return (
    <div className={styles.bubble} data-hud>
      <p>{t('life.friends.request', { name })}</p>
      <Button size="small" disabled={isBusy} onClick={() => void act(account.endFriendship(dogId))}>
        {t('life.friends.deny')}
      </Button>
      <Button size="small" kind="primary" disabled={isBusy} onClick={() => void act(account.acceptFriend(dogId))}>
        {t('life.friends.accept')}
      </Button>
      {refusal && (
        <Button size="small" onClick={() => setAside(true)}>
          {t('life.trade.close')}
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </div>
  )
}

type PrintFoundProps = { game: Game; print: PawPrint }

/** [U4] What somebody has left while own dog slept. */
function PrintFound({ game, print }: PrintFoundProps) {
  const { t } = useTranslation(['game', 'words'])
  const account = useAccount()
  const windows = useWindows()
  const { id, dogId: dog, name, text, room, line } = print
  const isHere = useStore(game.state, ({ world }) => world.dogs.has(dog))
  const andAside = (act: () => void) => () => {
    account.putPrintAside(id)
    act()
  }
  const report = () => {
    openReport({ game, windows }, { dog, name, line, room })
  }
  return (
    <div className={styles.bubble} data-hud>
      <p>{text === '' ? t('life.prints.bare', { name }) : t('life.prints.found', { name, text })}</p>
      {text !== '' && (
        <Button size="small" onClick={andAside(report)}>
          {t('dogMenu.report')}
        </Button>
      )}
      {isHere && (
        <Button size="small" onClick={andAside(() => game.talk.address(name))}>
          {t('life.prints.reply')}
        </Button>
      )}
      <Button size="small" kind="primary" onClick={andAside(() => {})}>
        {t('words:ok')}
      </Button>
    </div>
  )
}

/** What became of a report, told once; it stays in the report window. */
function ReportOutcome({ report: { id, dogName: name, outcome } }: { report: Outcome }) {
  const { t } = useTranslation(['game', 'words'])
  const account = useAccount()
  useEffect(() => account.seeOutcome(id), [account, id])
  if (!outcome) return null
  const what = t(`staff.report.outcome.${outcome}`)
  return (
    <div className={styles.bubble} data-hud>
      <p>{t(name === null ? 'staff.report.told' : 'staff.report.toldOf', { name, outcome: what })}</p>
      <Button size="small" onClick={() => account.putOutcomeAside(id)}>
        {t('words:ok')}
      </Button>
    </div>
  )
}
