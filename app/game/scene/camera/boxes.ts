/** A rectangle: CSS px on the screen, art px in the room. */
export type Box = { left: number; top: number; width: number; height: number }

/** Whether two boxes overlap, or leave less than `gap` between them. */
export function intersects(one: Box, other: Box, gap = 0): boolean {
  return (
    one.left < other.left + other.width + gap &&
    other.left < one.left + one.width + gap &&
    one.top < other.top + other.height + gap &&
    other.top < one.top + one.height + gap
  )
}

/** How many square pixels two boxes share. */
export function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Whether a box lies wholly within another one. */
export function isInside(box: Box, zone: Box): boolean {
  return (
    box.left >= zone.left &&
    box.top >= zone.top &&
    box.left + box.width <= zone.left + zone.width &&
    box.top + box.height <= zone.top + zone.height
  )
}
