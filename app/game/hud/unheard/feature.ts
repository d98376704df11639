import { aboutDog } from '#app/game/hud/features/about-dog.ts'
import type { Feature } from '#app/game/hud/features/features.ts'
import { silenceDog } from './silence.ts'

export const FEATURE: Feature = {
  dogVerbs: [
    {
      key: 'block',
      order: 80,
      icon: 'close',
      label: (t) => t('dogMenu.block'),
      degrees: 150,
      isStern: true,
      // Staff are always heard.
      isOffered: ({ isStaff }) => !isStaff,
      ask: (dog, context) => silenceDog(dog, 'blocked', context),
    },
    {
      key: 'ignore',
      order: 90,
      icon: 'ignore',
      label: (t) => t('dogMenu.ignore'),
      degrees: 180,
      isStern: true,
      isOffered: ({ isStaff }) => !isStaff,
      ask: (dog, context) => silenceDog(dog, 'ignored', context),
    },
  ],
  commands: [
    {
      name: 'mute',
      order: 80,
      takes: 'dog',
      what: (t) => t('talk.commands.what.mute'),
      run: aboutDog((dog, context) => void silenceDog(dog, 'ignored', context).then(context.answer)),
    },
  ],
}
