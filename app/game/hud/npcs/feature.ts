import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { NpcVoices } from './npc-voices.ts'

export const FEATURE: Feature = { backgrounds: [Npcs] }

const fetchScript = () => import('./npc-voices.ts').then(({ NpcVoices: Voices }) => Voices)

/**
 * Lets the NPCs of the room answer. What they know and say is a script of its own, loaded when somebody first speaks in a
 * room with an NPC.
 */
function Npcs({ game }: { game: Game }) {
  const settings = useSettings()
  const { i18n } = useTranslation()
  const language = languageOfTag(i18n.language)
  useEffect(() => {
    let voices: Promise<NpcVoices | null> | null = null
    const leaving = new AbortController()
    const fetchVoices = () =>
      fetchLate(fetchScript, leaving.signal).then(
        (Voices) => new Voices({ game, settings, language }),
        () => (voices = null),
      )
    const stop = game.listen((moment) => {
      const isForThem = moment.type === 'met' || moment.type === 'used' || (moment.type === 'said' && moment.isOwn)
      if (!isForThem || !game.place || npcsHere(game.world, game.place.grid, Date.now()).length === 0) return
      voices ??= fetchVoices()
      void voices.then((known) => known?.heard(moment))
    })
    return () => {
      stop()
      leaving.abort()
      void voices?.then((known) => known?.close())
    }
  }, [game, settings, language])
  return null
}
