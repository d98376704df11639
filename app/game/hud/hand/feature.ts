import type { Feature } from '#app/game/hud/features/features.ts'
import { actsAtHand } from '#app/game/model/around/at-hand.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { doAct } from './do-act.ts'

/** Lets the own dog do the best thing that is at hand. */
function doBest(game: Game) {
  const [best] = game.place ? actsAtHand(game.state.getState(), game.place, Date.now()) : []
  if (best) doAct(best, game)
}

/** Lets the own dog sit down, or stand up again. */
export function sitOrStand(game: Game) {
  game.rest(ownDog(game.world)?.pose === 'stand' ? 'sit' : 'stand')
}

export const FEATURE: Feature = {
  keys: [
    { code: 'KeyE', order: 62, shown: 'E', what: (t) => t('talk.help.do'), press: ({ game }) => doBest(game) },
    { code: 'KeyN', order: 63, shown: 'N', what: (t) => t('talk.help.nose'), press: ({ game }) => game.acts.nose() },
    { code: 'KeyR', order: 64, shown: 'R', what: (t) => t('talk.help.rest'), press: ({ game }) => sitOrStand(game) },
  ],
}
