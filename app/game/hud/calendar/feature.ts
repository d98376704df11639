import { useEffect } from 'react'
import type { Feature } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { LazyHuntNotice } from './lazy-hunt-notice.tsx'

export const FEATURE: Feature = {
  notices: [{ key: 'hunt', order: 38, Notice: LazyHuntNotice }],
  backgrounds: [HalfHours],
}

/** Hunts begin and end with one of these, ms. */
const HALF_HOUR_MS = 30 * 60 * 1000
/** The room's clock is then past it, and pages do not ask at one moment, ms. */
const LATER_MS = { least: 500, span: 2500 } as const

/**
 * [CA2] A room tells nobody that a hunt has begun or is over: with each half hour the page asks what its dog smells. So it also
 * hears of the smells of a new day.
 */
function HalfHours({ game }: { game: Game }) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const left = HALF_HOUR_MS - (roomTime(game.world, Date.now()) % HALF_HOUR_MS)
      timer = setTimeout(ask, left + LATER_MS.least + LATER_MS.span * Math.random())
    }
    const ask = () => {
      game.ask({ type: 'nose' })
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [game])
  return null
}
