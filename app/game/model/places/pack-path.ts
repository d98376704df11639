/** Where the room of a pack is fetched. A pack never changes, so the browser keeps it for ever. */
export function packPath(pack: string): string {
  return `/parks/packs/${pack}.json`
}
