import type { Point } from '#app/game/scene/camera/camera.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

/** The thing on which films are shown; its pictures of a film are `thing/screen/film0` and so on. */
const SCREEN = 'screen'
const FILM_FRAMES = 4
/** How far above the foot of the screen its cloth ends (app/art/park/halls/cinema.ts), art px. */
const CLOTH_UP = 28
/** The title is at the lower edge of the cloth, art px. */
const TITLE_ABOVE_EDGE = 18
/** The longest title on the cloth, in letters. */
const TITLE_MAX = 40

/** The foot of the screen in a room; null where there is none. */
export function screenIn({ things }: RoomDoc): Point | null {
  return things.find(({ prefab }) => prefab === SCREEN) ?? null
}

/** The picture on the cloth while a film runs, in place of the one between films. It goes on from beat to beat. */
export function filmFrame(beat: number): string {
  return `thing/${SCREEN}/film${beat % FILM_FRAMES}`
}

/** Where the plate of the title begins, of this width. */
export function titleOver(foot: Point, width: number): { left: number; top: number } {
  return { left: Math.round(foot.x - width / 2), top: foot.y - CLOTH_UP - TITLE_ABOVE_EDGE }
}

export function shownTitle(title: string): string {
  const letters = [...title]
  return letters.length > TITLE_MAX
    ? `${letters
        .slice(0, TITLE_MAX - 1)
        .join('')
        .trimEnd()}…`
    : title
}
