import { useEffect, useState } from 'react'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { AccountGains, gainOf } from './gain.ts'
import type { Gain } from './gain.ts'

/** The most gains that are shown at once. The oldest is removed first. */
const GAINS_MAX = 6

export type ShownGain = { key: number; gain: Gain }

/** The gains to show, and a function to remove one that was shown. */
export function useGains(game: Game): { gains: readonly ShownGain[]; end: (key: number) => void } {
  const account = useAccount()
  const [gains, setGains] = useState<readonly ShownGain[]>([])
  useEffect(() => {
    const add = (...fresh: readonly Gain[]) => {
      if (fresh.length === 0) return
      setGains((shown) => {
        const first = (shown.at(-1)?.key ?? performance.now()) + 1
        return [...shown, ...fresh.map((gain, index) => ({ key: first + index, gain }))].slice(-GAINS_MAX)
      })
    }
    const dogNamed = (name: string) => [...game.world.dogs.values()].find((dog) => dog.name === name)?.id ?? null
    const ofAccount = new AccountGains(dogNamed)
    const stopAccount = account.state.subscribe((now, before) => add(...ofAccount.between(now, before, game.world.me)))
    const stopGame = game.listen((moment) => {
      const gain = gainOf(moment, game.world.me)
      if (gain) add(gain)
    })
    return () => {
      stopAccount()
      stopGame()
    }
  }, [game, account])
  return { gains, end: (key) => setGains((shown) => shown.filter((one) => one.key !== key)) }
}
