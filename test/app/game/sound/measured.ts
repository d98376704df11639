/// <reference path="../../../../app/game/sound/zzfx.d.ts" />
import { vi } from 'vitest'

const RATE = 44_100
/** The length of the pieces that a sound is measured in, samples; a power of two. */
const PIECE = 4096
/** Above this a sound begins to be shrill, Hz. */
const HIGH_HZ = 3000

/**
 * What can be known of a sound without hearing it: its highest amplitude as it is played at full volume (1 is the most that
 * a speaker can do), its length in ms, how loud its loudest tenth of a second is (dB with the A-weighting of ears; 0 is a
 * full sine of 1 kHz), and which share of that is high.
 */
export type Measured = { peak: number; ms: number; loudness: number; high: number }

/** Measures the sound of these parameters of zzfx, without the part of it that is drawn by chance. */
export async function measured(parameters: readonly number[]): Promise<Measured> {
  // It opens an audio device when it is imported.
  vi.stubGlobal('AudioContext', class {})
  const { ZZFX } = await import('zzfx')
  const [volume = 1, , ...rest] = parameters
  const samples = ZZFX.buildSamples(volume, 0, ...rest)
  let [loudest, all, high] = [0, 0, 0]
  for (let at = 0; at < samples.length; at += PIECE / 2) {
    const powers = powerOf(Array.from({ length: PIECE }, (_, index) => samples[at + index] ?? 0))
    let sum = 0
    for (const [index, power] of powers.entries()) {
      const hz = (index * RATE) / PIECE
      const heard = power * weightAt(hz) ** 2
      sum += heard
      if (hz > HIGH_HZ) high += heard
    }
    all += sum
    loudest = Math.max(loudest, sum)
  }
  return {
    peak: Math.max(...samples.map(Math.abs)),
    ms: (samples.length * 1000) / RATE,
    loudness: 10 * Math.log10((4 * loudest) / PIECE),
    high: high / all,
  }
}

/** The A-weighting (IEC 61672) of a frequency, as a factor. */
function weightAt(hz: number): number {
  const f = hz ** 2
  const [low, middle, upper, top] = [20.6 ** 2, 107.7 ** 2, 737.9 ** 2, 12_194 ** 2]
  return (1.259 * top * f ** 2) / ((f + low) * Math.sqrt((f + middle) * (f + upper)) * (f + top))
}

/** The power of a signal at each frequency up to half the rate, by a fast Fourier transform. */
function powerOf(signal: readonly number[]): number[] {
  const { re, im } = transformed(signal)
  return re.slice(0, signal.length / 2).map((value, index) => (value ** 2 + (im[index] ?? 0) ** 2) / signal.length)
}

type Complex = { re: number[]; im: number[] }

function transformed(signal: readonly number[]): Complex {
  const { length } = signal
  if (length === 1) return { re: [...signal], im: [0] }
  const even = transformed(signal.filter((_, index) => index % 2 === 0))
  const odd = transformed(signal.filter((_, index) => index % 2 === 1))
  const [re, im] = [Array<number>(length).fill(0), Array<number>(length).fill(0)]
  for (let index = 0; index < length / 2; index++) {
    const angle = (-2 * Math.PI * index) / length
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const [x, y] = [odd.re[index] ?? 0, odd.im[index] ?? 0]
    const [ex, ey] = [even.re[index] ?? 0, even.im[index] ?? 0]
    re[index] = ex + c * x - s * y
    im[index] = ey + c * y + s * x
    re[index + length / 2] = ex - c * x + s * y
    im[index + length / 2] = ey - c * y - s * x
  }
  return { re, im }
}
