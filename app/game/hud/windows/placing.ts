/** A corner of the free part of the screen, where a window is placed until it is moved. */
export type Corner = 'top-left' | 'top' | 'top-right' | 'bottom' | 'bottom-right'

/** Left and top, CSS pixels from the corner of the client. */
export type WindowSpot = { x: number; y: number }
export type Size = { width: number; height: number }

/** How far the ribbon and the cross extend over the frame of a window (CSS pixels). */
const RIBBON_PX = 44
const CROSS_PX = 20
const GAP_PX = 8

/** The first position of a window of this size. */
export function firstSpot(corner: Corner, size: Size, free: Size): WindowSpot {
  const middle = (free.width - size.width) / 2
  const x = corner.endsWith('left') ? 0 : corner.endsWith('right') ? free.width : middle
  const y = corner.startsWith('top') ? UNDER_THE_SIGN_PX : free.height
  return keepInside({ x, y }, size, free)
}

/** Below the chips and the sign of the room. */
const UNDER_THE_SIGN_PX = 96

/** The nearest position where the whole window is visible; if it is too big, its ribbon and cross. */
export function keepInside({ x, y }: WindowSpot, { width, height }: Size, free: Size): WindowSpot {
  const right = free.width - width - CROSS_PX
  const bottom = free.height - height - GAP_PX
  return {
    x: Math.round(Math.max(Math.min(x, right), Math.min(GAP_PX, right))),
    y: Math.round(Math.max(Math.min(y, bottom), RIBBON_PX)),
  }
}

/** How far an arrow key moves a window, CSS pixels. */
const STEP_PX = 16
const STEPS: Partial<Record<string, WindowSpot>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

/** The position to which a key moves a window; null for other keys. */
export function movedByKey(key: string, { x, y }: WindowSpot): WindowSpot | null {
  const step = STEPS[key]
  return step ? { x: x + step.x, y: y + step.y } : null
}
