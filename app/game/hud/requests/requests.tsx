import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useAccount, useAccountState } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { FRIENDS_WINDOW } from '#app/game/hud/friends/feature.ts'
import { openReport } from '#app/game/hud/report/feature.ts'
import { RefusalNote } from '#app/game/hud/shared/refusal-note.tsx'
import { TRADE_WINDOW } from '#app/game/hud/trade/feature.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { WaitingPrint } from '#app/game/model/account/dog-queries.ts'
import { waitingIn } from '#app/game/model/account/waiting.ts'
import type { Waiting } from '#app/game/model/account/waiting.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { ReportOutcome as Outcome } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { FavourTold, useUntoldFavour } from './favour-told.tsx'
import { Inquiry, Toast } from './toast.tsx'

/**
 * The question of another dog that waits for an answer, to trade or to be friends, which stays until then. Below it toasts,
 * one at a time: paw prints, favours, outcomes of own reports, and the greeting of the day. Each disappears when there was
 * time to read it. What the player has put aside, and unanswered paw prints, wait in the menu.
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
  const waiting = waitingIn(state, account.dogId).filter(
    ({ kind, key }) => !isNotNow[kind] && !state.later.includes(key),
  )
  const asked = waiting.find(({ kind }) => kind !== 'print')
  const found = waiting.find((one) => one.kind === 'print')
  const news = favour ? (
    <FavourTold key={favour.id} game={game} favour={favour} onTold={() => tell(favour)} />
  ) : outcome ? (
    <ReportOutcome key={outcome.id} report={outcome} />
  ) : (
    <Greeting game={game} />
  )
  return (
    <>
      {asked?.kind === 'trade' && (
        <TradeRequest key={asked.key} game={game} tradeId={asked.tradeId} from={asked.from} />
      )}
      {asked?.kind === 'friend' && (
        <FriendRequest
          key={asked.key}
          dogId={asked.dogId}
          name={asked.name}
          onLater={() => account.letWait(asked.key)}
        />
      )}
      {found ? (
        <PrintFound key={found.key} game={game} print={found.print} onRead={() => account.letWait(found.key)} />
      ) : (
        news
      )}
    </>
  )
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

type TradeRequestProps = { game: Game; tradeId: string; from: number }

function TradeRequest({ game, tradeId, from }: TradeRequestProps) {
  const { t } = useTranslation(['game', 'late'])
  const windows = useWindows()
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  const name = useStore(game.state, ({ world }) => world.dogs.get(from)?.name) ?? t('late:trade.somebody')
  return (
    <Inquiry words={t('late:trade.request', { name })}>
      <Button size="small" disabled={isBusy} onClick={() => void act(account.leaveTrade(tradeId))}>
        {t('life.friends.deny')}
      </Button>
      <Button
        size="small"
        kind="primary"
        onClick={({ detail }) => windows.open(TRADE_WINDOW, { isByKey: detail === 0 })}
      >
        {t('late:trade.look')}
      </Button>
      <RefusalNote refusal={refusal} />
    </Inquiry>
  )
}

type FriendRequestProps = { dogId: number; name: string; onLater: () => void }

function FriendRequest({ dogId, name, onLater }: FriendRequestProps) {
  const { t } = useTranslation(['game', 'late'])
  const account = useAccount()
  const { isBusy, refusal, act } = useAct()
  return (
    <Inquiry words={t('life.friends.request', { name })}>
      <Button size="small" onClick={onLater}>
        {t('late:later')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => void act(account.endFriendship(dogId))}>
        {t('life.friends.deny')}
      </Button>
      <Button size="small" kind="primary" disabled={isBusy} onClick={() => void act(account.acceptFriend(dogId))}>
        {t('life.friends.accept')}
      </Button>
      <RefusalNote refusal={refusal} />
    </Inquiry>
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
    <Toast words={words} hasChoices onRead={onRead}>
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
