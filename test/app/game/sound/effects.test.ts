import { describe, expect, it } from 'vitest'
import { EFFECTS } from '#app/game/sound/effects.ts'
import { measured } from './measured.ts'

// Nobody can hear them here, so they are kept alike by what can be measured; the limits hold for those that people know.
describe.each(Object.entries(EFFECTS))('the sound "%s"', (_, parameters) => {
  it('is as loud as the others, cut off nowhere, short, and not shrill', async () => {
    const { peak, loudness, ms, high } = await measured(parameters)
    expect(peak, 'of 1').toBeLessThan(0.4)
    expect(loudness, 'dB').toBeGreaterThan(-30)
    expect(loudness, 'dB').toBeLessThan(-21)
    expect(ms).toBeLessThan(2000)
    expect(high, 'share').toBeLessThan(0.6)
  })
})
