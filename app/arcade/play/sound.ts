/**
 * Plays a sound from the parameters of zzfx; a loudness of 0 plays nothing. The library opens the audio device when it is
 * imported, so it is imported with the first sound. A sound that fails is left out.
 */
export async function playGameSound(parameters: readonly number[], loudness: number) {
  if (loudness <= 0) return
  try {
    const { ZZFX } = await import('zzfx')
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume()
    ZZFX.playSamples([ZZFX.buildSamples(...parameters)], loudness / ZZFX.volume)
  } catch {
    return
  }
}
