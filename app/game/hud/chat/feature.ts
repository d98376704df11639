import { othersHere } from '#app/game/hud/features/about-dog.ts'
import type { Feature } from '#app/game/hud/features/features.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import { EMOTES } from '#durable/rules/chat.ts'
import { FollowCommands } from './follow-commands.ts'

/** The most dogs that `/who` names. */
const NAMES_MAX = 12

export const FEATURE: Feature = {
  backgrounds: [FollowCommands],
  dogVerbs: [
    {
      key: 'mention',
      order: 10,
      icon: 'chat',
      label: (t) => t('dogMenu.mention'),
      degrees: 0,
      isOffered: ({ isHere }) => isHere,
      act: ({ name }, { game }) => game.talk.mention(name),
    },
    {
      key: 'whisper',
      order: 20,
      icon: 'whisper',
      label: (t) => t('dogMenu.whisper'),
      degrees: 30,
      isOffered: ({ isHere }) => isHere,
      act: (dog, { game }) => game.talk.address(dog),
    },
  ],
  commands: [
    { name: 'me', order: 10, takes: 'words', what: (t) => t('talk.commands.what.me'), run: null },
    { name: 'w', order: 20, takes: 'dog-and-words', what: (t) => t('talk.commands.what.w'), run: null },
    {
      name: 'emote',
      order: 30,
      takes: 'emote',
      what: (t) => t('talk.commands.what.emote'),
      run: (word, { game, t }) => {
        const meant = EMOTES.find((one) => [one, t(`emotes.name.${one}`)].includes(word.toLowerCase()))
        if (meant) game.talk.emote(meant)
        return meant !== undefined
      },
    },
    {
      name: 'who',
      order: 70,
      what: (t) => t('talk.commands.what.who'),
      run: (_, context) => {
        const { t, language, answer } = context
        const names = othersHere(context).map((dog) => calledHere(context.game.world, dog))
        const list = new Intl.ListFormat(language, { type: 'conjunction' })
        const listed = names.length > NAMES_MAX ? [...names.slice(0, NAMES_MAX), '…'] : names
        answer(names.length === 0 ? t('talk.commands.alone') : t('talk.commands.here', { names: list.format(listed) }))
        return true
      },
    },
    {
      name: 'clear',
      order: 110,
      what: (t) => t('talk.commands.what.clear'),
      run: (_, { game }) => {
        game.talk.clear()
        return true
      },
    },
  ],
}
