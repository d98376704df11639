import { aboutDog } from '#app/game/hud/features/about-dog.ts'
import type { Feature } from '#app/game/hud/features/features.ts'
import { evaluate } from './evaluate.ts'
import { LazyCalmBanner } from './lazy-calm-banner.tsx'

export const KICK_WINDOW = { name: 'kick' }
export const CALM_WINDOW = { name: 'calm' }

export const FEATURE: Feature = {
  windows: [KICK_WINDOW, CALM_WINDOW],
  notices: [{ key: 'calm', order: 20, Notice: LazyCalmBanner }],
  menu: [
    {
      key: 'hidden',
      order: 60,
      icon: 'ghost',
      label: (t) => t('menu.hidden'),
      needs: 'toggle-hidden',
      isOn: ({ world }) => world.hidden,
      event: 'toggle-hidden',
      choose: ({ game }) => game.ask({ type: 'hide', hidden: !game.world.hidden }),
    },
    {
      key: 'calm',
      order: 70,
      icon: 'mute',
      label: (t) => t('talk.calm.title'),
      needs: 'calm-room',
      choose: ({ windows }) => windows.open(CALM_WINDOW, { isByKey: true }),
    },
    {
      key: 'eval',
      order: 80,
      icon: 'code',
      label: (t) => t('menu.eval'),
      needs: 'open-eval',
      choose: ({ t }) => {
        const code = window.prompt(t('menu.code'))
        if (code) evaluate(code)
      },
    },
    {
      key: 'manage',
      order: 90,
      icon: 'home',
      label: (t) => t('menu.staff'),
      needs: 'open-manage',
      choose: () => window.open('/manage/', '_blank', 'noopener'),
    },
  ],
  dogVerbs: [
    {
      key: 'kick',
      order: 110,
      icon: 'lock',
      label: (t) => t('dogMenu.kick'),
      degrees: 120,
      isStern: true,
      needs: 'kick',
      act: ({ id }, { windows }) => windows.open(KICK_WINDOW, { about: id, isByKey: true }),
    },
  ],
  commands: [
    {
      name: 'kick',
      order: 100,
      takes: 'dog',
      needs: 'kick',
      what: (t) => t('talk.commands.what.kick'),
      run: aboutDog(({ id }, { windows }) => windows.open(KICK_WINDOW, { about: id, isByKey: true })),
    },
    {
      name: 'where',
      order: 106,
      takes: 'dog',
      needs: 'see-users',
      what: (t) => t('talk.commands.what.where'),
      run: (name, context) => {
        if (name !== '') void import('./where.ts').then(({ tellWhere }) => tellWhere(name, context))
        return name !== ''
      },
    },
    {
      name: 'give',
      order: 107,
      takes: 'thing',
      needs: 'give-items-to-self',
      what: (t) => t('talk.commands.what.give'),
      run: (line, context) => {
        if (line !== '') void import('./give.ts').then(({ giveByLine }) => giveByLine(line, context))
        return line !== ''
      },
    },
  ],
}
