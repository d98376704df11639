import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'
import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { SoundEffect } from './effects.ts'
import { effectOf, effectOfAccount, loudnessOf, rateOf, splashIn } from './when.ts'

/** How long after the last move of a slider the sound is played as a sample, ms. */
const TRIED_MS = 250

/**
 * Plays the sounds of what happens. It is started after the player's first gesture, because browsers let no page play
 * sound before.
 */
export function playSounds(
  game: Game,
  { account, settings }: { account: DogAccount; settings: PlayerSettings },
): () => void {
  let trying: ReturnType<typeof setTimeout> | undefined
  let splashing: ReturnType<typeof setTimeout> | undefined
  const play = (effect: SoundEffect, rate = 1) => {
    const loudness = loudnessOf(effect, settings.now, { isHidden: document.hidden })
    if (loudness > 0) void sound(effect, loudness, rate)
  }
  const splashLater = () => {
    clearTimeout(splashing)
    const me = ownDog(game.world)
    const inMs = me && game.place ? splashIn(game.place.grid, me.walk, roomTime(game.world, Date.now())) : null
    if (inMs !== null) splashing = setTimeout(() => play('splash'), inMs)
  }
  const stopMoments = game.listen((moment) => {
    const { me } = game.world
    const effect = effectOf(moment, { id: me, name: ownDog(game.world)?.name ?? '' })
    if (effect) play(effect, rateOf(moment))
    if (moment.type === 'sent-off') splashLater()
    if (moment.type === 'elsewhere') clearTimeout(splashing)
  })
  const stopLife = account.state.subscribe((now, before) => {
    const effect = effectOfAccount(now, before)
    if (effect) play(effect)
  })
  const stopSettings = settings.state.subscribe((now, before) => {
    const isPing = now.pingPercent !== before.pingPercent
    const isOther = now.soundPercent !== before.soundPercent || now.effectsPercent !== before.effectsPercent
    if (!isPing && !isOther && (!now.sound || before.sound)) return
    clearTimeout(trying)
    trying = setTimeout(() => play(isPing ? 'ping' : 'bone'), TRIED_MS)
  })
  return () => {
    clearTimeout(trying)
    clearTimeout(splashing)
    stopMoments()
    stopLife()
    stopSettings()
  }
}

const samples = new Map<SoundEffect, number[]>()

// zzfx opens the audio device when it is imported, so it is imported with the first sound. A sound that fails is left
// out.
async function sound(effect: SoundEffect, loudness: number, rate: number) {
  try {
    const [{ ZZFX }, { EFFECTS }] = await Promise.all([import('zzfx'), import('./effects.ts')])
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
    const known = samples.get(effect) ?? ZZFX.buildSamples(...EFFECTS[effect])
    samples.set(effect, known)
    ZZFX.playSamples([known], loudness / ZZFX.volume, rate)
  } catch {
    return
  }
}
