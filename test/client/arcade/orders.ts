import type { Season } from '#app/shared/season.ts'

export const ARCADE_PAGES = ['JumpingDog', 'CatsFree'] as const
export type ArcadePage = (typeof ARCADE_PAGES)[number]

/** A round of the expert bot; `until` is the tick at which the page stands still, for somebody to look at it. */
export type ArcadeOrder = { game: ArcadePage; seed: number; season: Season; isStill: boolean; until: number | null }

/** ms of script and pictures drawn in a frame: the middle one and nearly the worst. WebGL calls, of which there are none. */
export type ArcadeMeasured = {
  frameMs: number
  frameMsP99: number
  tickMs: number
  pictures: number
  drawCalls: number
  frames: number
}

declare global {
  interface Window {
    playArcade: (order: ArcadeOrder) => Promise<ArcadeMeasured>
  }
}
