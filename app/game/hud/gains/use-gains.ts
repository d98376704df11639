import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { smellTrail } from '#app/game/hud/nose/fetch-nose.ts'
import type { ThingNoun } from '#app/game/model/around/thing-nouns.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { loadTexts } from '#app/locales/load-texts.ts'
import type { Texts } from '#app/locales/load-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { AccountGains, gainOf } from './gain.ts'
import type { Gain } from './gain.ts'

/** The most gains that are shown at once. The oldest is removed first. */
const GAINS_MAX = 6

export type ShownGain = { key: number; gain: Gain }

/** The gains to show, and a function to remove one that was shown. */
export function useGains(game: Game): { gains: readonly ShownGain[]; end: (key: number) => void } {
  const account = useAccount()
  const { language } = useTranslation().i18n
  const [gains, setGains] = useState<readonly ShownGain[]>([])
  useEffect(() => {
    const add = (...fresh: readonly Gain[]) => {
      if (fresh.length === 0) return
      setGains((shown) => {
        const first = (shown.at(-1)?.key ?? performance.now()) + 1
        return [...shown, ...fresh.map((gain, index) => ({ key: first + index, gain }))].slice(-GAINS_MAX)
      })
    }
    const dogNamed = (name: string) => [...game.world.dogs.values()].find((dog) => dog.name === name)?.id ?? null
    const ofAccount = new AccountGains(dogNamed)
    const stopAccount = account.state.subscribe((now, before) => add(...ofAccount.between(now, before, game.world.me)))
    const stopGame = game.listen((moment) => {
      const gain = gainOf(moment, game.world.me)
      if (gain) add(gain)
      if (moment.type === 'nosed')
        void smellTrail(game).then((trail) => add({ what: 'scent', scent: moment.scent, trail }))
      if (moment.type === 'looked')
        void loreOf(moment.noun, language).then((lore) => add({ what: 'noun', noun: moment.noun, lore }))
      if (moment.type === 'spotted')
        void loreOf(moment.creature, language).then((lore) => add({ what: 'noun', noun: null, lore }))
    })
    return () => {
      stopAccount()
      stopGame()
    }
  }, [game, account, language])
  return { gains, end: (key) => setGains((shown) => shown.filter((one) => one.key !== key)) }
}

/** The line about what was looked at, in the reader's language. Empty where there is none, or it does not come. */
async function loreOf(noun: ThingNoun | CreatureKind, tag: string): Promise<string> {
  const lore = await loadTexts(languageOfTag(tag), 'lore').catch((): Texts => ({}))
  const line = lore[noun]
  return typeof line === 'string' ? line : ''
}
