import { useEffect } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { isLongIdle } from '#durable/rules/life/coma.ts'
import { usePreference } from './use-settings.ts'

/** How often this is checked, ms. A delay of some seconds does no harm. */
const LOOK_EVERY_MS = 10_000
const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const

/** [H8] If the player has chosen so, the own dog curls up after a long time without input. */
export function useAutoCurl(game: Game) {
  const isOn = usePreference(({ autoCurl }) => autoCurl)
  useEffect(() => {
    if (!isOn) return
    let lastAt = Date.now()
    const sign = () => (lastAt = Date.now())
    // A game in the arcade lets keys go no further than the window.
    for (const type of SIGNS) window.addEventListener(type, sign, { capture: true, passive: true })
    const timer = setInterval(() => {
      const pose = ownDog(game.world)?.pose
      const isUnderWay = game.state.getState().trip !== null
      if (!isUnderWay && pose !== undefined && pose !== 'curl' && isLongIdle(lastAt, Date.now())) game.rest('curl')
    }, LOOK_EVERY_MS)
    return () => {
      clearInterval(timer)
      for (const type of SIGNS) window.removeEventListener(type, sign, { capture: true })
    }
  }, [isOn, game])
}
