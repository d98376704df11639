import { aboutDog } from '#app/game/hud/features/about-dog.ts'
import type { Feature, FeatureContext, MenuItem } from '#app/game/hud/features/features.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'

type Rest = 'sit' | 'curl'

/** Asked for again, it lets the dog stand up. */
function rest({ game }: FeatureContext, pose: Rest) {
  game.rest(ownDog(game.world)?.pose === pose ? 'stand' : pose)
}

function resting(pose: Rest): Pick<MenuItem, 'key' | 'isOn' | 'choose'> {
  return {
    key: pose,
    isOn: ({ world }) => ownDog(world)?.pose === pose,
    choose: (context) => rest(context, pose),
  }
}

/** What one does with own dog: dig, rest, and go up to another one. */
export const FEATURE: Feature = {
  menu: [
    { key: 'dig', order: 140, icon: 'bone', label: (t) => t('bar.dig'), choose: ({ game }) => game.acts.dig() },
    { ...resting('sit'), order: 150, icon: 'paw', label: (t) => t('bar.sit') },
    { ...resting('curl'), order: 160, icon: 'sleep', label: (t) => t('bar.curl') },
  ],
  dogVerbs: [
    {
      key: 'sniff',
      order: 30,
      icon: 'sniff',
      label: (t) => t('dogMenu.sniff'),
      degrees: 65,
      isOffered: ({ isHere, isAsleep }) => isHere && !isAsleep,
      act: ({ id }, { game }) => game.acts.sniff(id),
    },
    {
      key: 'walk',
      order: 40,
      icon: 'paw',
      label: (t) => t('dogMenu.walk'),
      degrees: 98,
      isOffered: ({ isHere }) => isHere,
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
      takes: 'dog',
      what: (t) => t('talk.commands.what.sniff'),
      run: aboutDog(({ id }, { game }) => game.acts.sniff(id)),
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
