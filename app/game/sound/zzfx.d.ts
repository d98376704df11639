/** Of the package we use what makes a sound out of numbers, and plays it. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number
    readonly audioContext: AudioContext
    buildSamples: (...parameters: readonly number[]) => number[]
    playSamples: (channels: readonly (readonly number[])[], volumeScale: number, rate?: number) => void
  }
}
