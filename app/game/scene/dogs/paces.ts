import type { Point } from '#app/game/scene/camera/camera.ts'

/** How far somebody has walked since it last stood, art px. */
export class Paces {
  walkedPx = 0
  #foot: Point | null = null

  /**
   * Adds the ground between the last position of the foot and this one (art px), but at most a stride: so no frame of
   * the walk is left out, however seldom the picture is drawn. Whoever stands begins anew.
   */
  to(foot: Point, { isWalking, stridePx }: { isWalking: boolean; stridePx: number }) {
    const from = this.#foot
    this.#foot = { x: foot.x, y: foot.y }
    if (!isWalking || from === null) this.walkedPx = 0
    else this.walkedPx += Math.min(stridePx, Math.hypot(foot.x - from.x, foot.y - from.y))
  }
}
