import { aboutDog } from '#app/game/hud/features/about-dog.ts'
import type { Feature, FeatureContext } from '#app/game/hud/features/features.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'

type Rest = 'sit' | 'curl'

/** A second request makes the dog stand up. */
function rest({ game }: FeatureContext, pose: Rest) {
  game.rest(ownDog(game.world)?.pose === pose ? 'stand' : pose)
}

const sniffDog = aboutDog(({ id }, { game }) => game.acts.sniff(id))

/** Lets the own dog sleep, and walk up to another dog. */
export const FEATURE: Feature = {
  atHand: [
    {
      key: 'curl',
      order: 10,
      icon: 'sleep',
      label: (t) => t('bar.curl'),
      isOn: ({ world }) => ownDog(world)?.pose === 'curl',
      choose: (context) => rest(context, 'curl'),
    },
  ],
  dogVerbs: [
    {
      key: 'sniff',
      order: 30,
      icon: 'sniff',
      label: (t) => t('dogMenu.sniff'),
      degrees: 60,
      isOffered: ({ isHere, isAsleep }) => isHere && !isAsleep,
      act: ({ id }, { game }) => game.acts.sniff(id),
    },
    {
      key: 'walk',
      order: 40,
      icon: 'paw',
      label: (t) => t('dogMenu.walk'),
      degrees: 90,
      // Whoever follows a dog walks there as well.
      isOffered: ({ isHere, mayBeFollowed }) => isHere && !mayBeFollowed,
      act: ({ id }, { game }) => {
        const { place, world } = game
        if (place) game.walkTo(tileOf(world, id, { grid: place.grid, now: Date.now() }))
      },
    },
  ],
  commands: [
    {
      name: 'sniff',
      order: 40,
      takes: 'dog-or-none',
      what: (t) => t('talk.commands.what.sniff'),
      run: (rest, context) => {
        if (rest !== '') return sniffDog(rest, context)
        context.game.acts.nose()
        return true
      },
    },
    {
      name: 'sit',
      order: 50,
      what: (t) => t('talk.commands.what.sit'),
      run: (_, context) => {
        rest(context, 'sit')
        return true
      },
    },
    {
      name: 'coma',
      order: 60,
      what: (t) => t('talk.commands.what.coma'),
      run: (_, context) => {
        rest(context, 'curl')
        return true
      },
    },
  ],
}
