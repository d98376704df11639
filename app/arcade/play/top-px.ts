/** The height of the chips and of the score over the picture, CSS px: with little room they are two rows. */
const TOP_PX = { oneRow: 108, twoRows: 150 } as const
const ONE_ROW_FROM_PX = 1180

/** How much of the upper part of the picture the figures cover, CSS px. */
export function topPxNow(): number {
  return window.innerWidth < ONE_ROW_FROM_PX ? TOP_PX.twoRows : TOP_PX.oneRow
}
