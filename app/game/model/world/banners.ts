/** [PG2] Whether banners of packs hang in the room with this key, which may be a twin. */
export function hasBanners(room: string): boolean {
  return /^(plaza|pack-lane)\b/.test(room)
}
