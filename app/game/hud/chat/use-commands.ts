import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EMOTES } from '#durable/rules/chat.ts'
import type { ActName } from '#app/game/model/chat/command-list.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { dogNamed } from '#app/game/model/chat/commands.ts'
import type { Command } from '#app/game/model/chat/commands.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { useSilence } from '#app/game/hud/unheard/silence.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'

/** An answer is shown this long, ms. */
const ANSWER_MS = 6000
/** So many names are told at most. */
const NAMES_MAX = 12

type Act = Extract<Command, { do: 'act' | 'unknown' }>

/** Does what a line asks for by "/": `run` is false where the line has to stay, `answer` is what there is to say to it. */
export function useCommands(game: Game) {
  const { t, i18n } = useTranslation('game')
  const windows = useWindows()
  const silence = useSilence(game)
  const [answer, setAnswer] = useAnswer()

  const others = () => [...game.world.dogs.values()].filter(({ id }) => id !== game.world.me)
  const withDog = (rest: string, act: (dog: { id: number; name: string }) => void) => {
    const dog = dogNamed(rest, others())
    if (dog) act(dog)
    else game.state.setState({ refusal: { reason: 'not-here', request: 'act' } })
    return dog !== null
  }
  const rest = (pose: 'sit' | 'curl') => {
    game.rest(ownDog(game.world)?.pose === pose ? 'stand' : pose)
    return true
  }
  const report = (dog: { id: number; name: string } | null) => {
    const { room } = game.world
    game.state.setState({ reporting: dog && { dog: dog.id, name: dog.name, line: null, room } })
    windows.open('report', { about: dog?.id ?? null, isByKey: true })
  }
  const emote = (word: string) => {
    const meant = EMOTES.find((one) => [one, t(`emotes.name.${one}`)].includes(word.toLowerCase()))
    if (meant) game.talk.emote(meant)
    return meant !== undefined
  }
  const tellWho = () => {
    const names = others().map(({ name }) => name)
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    const told = names.length > NAMES_MAX ? [...names.slice(0, NAMES_MAX), '…'] : names
    setAnswer(names.length === 0 ? t('talk.commands.alone') : t('talk.commands.here', { names: list.format(told) }))
    return true
  }
  const acts: Record<ActName, (words: string) => boolean> = {
    emote,
    sniff: (name) => withDog(name, ({ id }) => game.acts.sniff(id)),
    sit: () => rest('sit'),
    coma: () => rest('curl'),
    who: tellWho,
    mute: (name) => withDog(name, (dog) => void silence(dog, 'ignored').then(setAnswer)),
    report: (name) => {
      if (name !== '') return withDog(name, report)
      report(null)
      return true
    },
    kick: (name) => game.may('kick') && withDog(name, ({ id }) => windows.open('kick', { about: id, isByKey: true })),
    clear: () => {
      game.talk.clear()
      return true
    },
    help: () => {
      windows.open('help', { isByKey: true })
      return true
    },
  }
  const run = (command: Act): boolean => {
    setAnswer(null)
    if (command.do === 'act') return acts[command.name](command.rest)
    setAnswer(t('talk.commands.unknown', { name: command.name }))
    return false
  }
  return { run, answer, forgetAnswer: () => setAnswer(null) }
}

function useAnswer() {
  const [answer, setAnswer] = useState<string | null>(null)
  useEffect(() => {
    if (answer === null) return
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])
  return [answer, setAnswer] as const
}
