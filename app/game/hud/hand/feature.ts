import type { CommandContext, Feature, ParkCommand } from '#app/game/hud/features/features.ts'
import { answerOfThing } from '#app/game/model/around/answers.ts'
import { actsAtHand } from '#app/game/model/around/at-hand.ts'
import { thingsHere } from '#app/game/model/around/surroundings.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { SelfAct } from '#durable/rules/things/self.ts'
import { doAct } from './do-act.ts'

/** Lets the own dog do the best thing that is at hand. */
function doBest(game: Game) {
  const [best] = game.place ? actsAtHand(game.state.getState(), game.place, Date.now()) : []
  if (best) doAct(best, game)
}

/** Has the nearest thing with this name answer, in the reader's language, or does what is best. Returns false if there is none. */
function answerNamed(name: string, { game, t }: CommandContext): boolean {
  const { place, world } = game
  if (name === '' || !place) {
    doBest(game)
    return true
  }
  const here = tileOf(world, world.me, { grid: place.grid, now: Date.now() })
  const meant = thingsHere(place, here).find(({ noun }) =>
    t(`around.thing.${noun}`).toLowerCase().includes(name.toLowerCase()),
  )
  if (!meant?.thing) return false
  game.acts.answer(answerOfThing(place, meant.thing, meant.noun), meant.tile)
  return true
}

function selfCommand(act: SelfAct, order: number): ParkCommand {
  return {
    name: act,
    order,
    what: (t) => t(`talk.commands.what.${act}`),
    run: (_, { game }) => {
      game.acts.things.act(act)
      return true
    },
  }
}

/** Lets the own dog sit down, or stand up again. */
export function sitOrStand(game: Game) {
  game.rest(ownDog(game.world)?.pose === 'stand' ? 'sit' : 'stand')
}

export const FEATURE: Feature = {
  commands: [
    { name: 'use', order: 45, takes: 'words', what: (t) => t('talk.commands.what.use'), run: answerNamed },
    selfCommand('bark', 46),
    selfCommand('shake', 47),
  ],
  keys: [
    {
      code: 'KeyB',
      order: 65,
      shown: 'B',
      what: (t) => t('talk.help.bark'),
      press: ({ game }) => game.acts.things.act('bark'),
    },
    { code: 'KeyE', order: 62, shown: 'E', what: (t) => t('talk.help.do'), press: ({ game }) => doBest(game) },
    { code: 'KeyN', order: 63, shown: 'N', what: (t) => t('talk.help.nose'), press: ({ game }) => game.acts.nose() },
    { code: 'KeyR', order: 64, shown: 'R', what: (t) => t('talk.help.rest'), press: ({ game }) => sitOrStand(game) },
  ],
}
