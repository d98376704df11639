import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { Button } from '#app/ui/button.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { TRADE_WINDOW } from '#app/game/hud/trade/feature.ts'
import { FRIENDS_WINDOW } from '#app/game/hud/friends/feature.ts'
import type { WaitingPrint } from '#app/game/model/account/dog-queries.ts'
import { waitingIn } from '#app/game/model/account/waiting.ts'
import type { Waiting } from '#app/game/model/account/waiting.ts'
import { openReport } from '#app/game/hud/report/feature.ts'
import type { ReportOutcome as Outcome } from '#app/queries.ts'
import { FavourTold, useUntoldFavour } from './favour-told.tsx'
import { Toast } from './toast.tsx'

/**
 * Toasts, one at a time: requests of other dogs to trade or to be friends, paw prints, favours, outcomes of own reports,
 * and the greeting of the day. Each disappears when there was time to read it. Requests without an answer then wait in the
 * menu.
 */
export function Requests({ game }: { game: Game }) {
  const account = useAccount()
  const state = useAccountState(useShallow(({ trade, friends, prints, later }) => ({ trade, friends, prints, later })))
  const isTrading = useOpenWindow(TRADE_WINDOW) !== null
  // The end of a trade is shown in its window alone.
  useEffect(() => {
    if (!isTrading) account.putTradeAside()
  }, [isTrading, state.trade, account])
  const areFriendsOpen = useOpenWindow(FRIENDS_WINDOW) !== null
  const isAsleep = useStore(game.state, ({ world }) => isDogAsleep(ownDog(world)))
  const outcome = useAccountState(({ outcomes }) => outcomes[0] ?? null)
  const { favour, tell } = useUntoldFavour()
  const isNotNow: Record<Waiting['kind'], boolean> = { trade: isTrading, friend: areFriendsOpen, print: isAsleep }
  const next = waitingIn(state, account.dogId).find(({ kind, key }) => !isNotNow[kind] && !state.later.includes(key))
  const letWait = () => next && account.letWait(next.key)
  switch (next?.kind) {
    case 'trade':
      return <TradeRequest key={next.key} game={game} tradeId={next.tradeId} from={next.from} onRead={letWait} />
    case 'friend':
      return <FriendRequest key={next.key} dogId={next.dogId} name={next.name} onRead={letWait} />
    case 'print':
      return <PrintFound key={next.key} game={game} print={next.print} onRead={letWait} />
    case undefined:
      if (favour) return <FavourTold key={favour.id} game={game} favour={favour} onTold={() => tell(favour)} />
      return outcome ? <ReportOutcome key={outcome.id} report={outcome} /> : <Greeting game={game} />
  }
}

/** [H3] What the first visit of the day has brought, shown once. */
function Greeting({ game }: { game: Game }) {
  const { t } = useTranslation(['late', 'words'])
  const gained = useStore(game.state, (state) => state.greeting)
  const name = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.dogs.get(world.me)?.name))
  if (gained === null || name === undefined) return null
  const end = () => game.state.setState({ greeting: null })
  return (
    <Toast words={t('greeting', { name, count: gained })} onRead={end}>
      <Button size="small" onClick={end}>
        {t('words:ok')}
      </Button>
    </Toast>
  )
}

type TradeRequestProps = { game: Game; tradeId: string; from: number; onRead: () => void }

function TradeRequest({ game, tradeId, from, onRead }: TradeRequestProps) {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const name = useStore(game.state, ({ world }) => world.dogs.get(from)?.name) ?? t('life.trade.somebody')
  return (
    <Toast words={t('life.trade.request', { name })} isQuestion onRead={onRead}>
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
    </Toast>
  )
}

type FriendRequestProps = { dogId: number; name: string; onRead: () => void }

function FriendRequest({ dogId, name, onRead }: FriendRequestProps) {
  const { t } = useTranslation('game')
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  return (
    <Toast words={t('life.friends.request', { name })} isQuestion onRead={onRead}>
      <Button size="small" disabled={isBusy} onClick={() => void act(account.endFriendship(dogId))}>
        {t('life.friends.deny')}
      </Button>
      <Button size="small" kind="primary" disabled={isBusy} onClick={() => void act(account.acceptFriend(dogId))}>
        {t('life.friends.accept')}
      </Button>
      {refusal && (
        <Button size="small" onClick={onRead}>
          {t('life.trade.close')}
        </Button>
      )}
      <RefusalNote refusal={refusal} />
    </Toast>
  )
}

type PrintFoundProps = { game: Game; print: WaitingPrint; onRead: () => void }

/** [U4] A paw print that somebody has left while the own dog slept. */
function PrintFound({ game, print, onRead }: PrintFoundProps) {
  const { t } = useTranslation(['game', 'late', 'words'])
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
  const words = text === '' ? t('late:prints.bare', { name }) : t('late:prints.found', { name, text })
  return (
    <Toast words={words} isQuestion onRead={onRead}>
      {text !== '' && (
        <Button size="small" onClick={andAside(report)}>
          {t('dogMenu.report')}
        </Button>
      )}
      {isHere && (
        <Button size="small" onClick={andAside(() => game.talk.address({ id: dog, name }))}>
          {t('late:prints.reply')}
        </Button>
      )}
      <Button size="small" kind="primary" onClick={andAside(() => {})}>
        {t('words:ok')}
      </Button>
    </Toast>
  )
}

/** The outcome of a report, shown once. The report window keeps it. */
function ReportOutcome({ report: { id, dogName: name, outcome } }: { report: Outcome }) {
  const { t } = useTranslation(['game', 'late', 'words'])
  const account = useAccount()
  useEffect(() => account.seeOutcome(id), [account, id])
  if (!outcome) return null
  const what = t(`late:staff.report.outcome.${outcome}`)
  const end = () => account.putOutcomeAside(id)
  return (
    <Toast
      words={t(name === null ? 'late:staff.report.told' : 'late:staff.report.toldOf', { name, outcome: what })}
      onRead={end}
    >
      <Button size="small" onClick={end}>
        {t('words:ok')}
      </Button>
    </Toast>
  )
}
