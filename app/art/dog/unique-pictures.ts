import type { AtlasImage, Sheet } from '#app/art/atlas.ts'

/** Removes repeated pictures. Returns for each repetition the name of the first equal picture. */
export function uniquePictures(images: readonly AtlasImage[]) {
  const firsts = new Map<string, string>()
  const unique: AtlasImage[] = []
  const aliases = new Map<string, string>()
  for (const image of images) {
    const { width, height, data } = image.canvas
    const content = `${width}x${height} ${data.join()}`
    const first = firsts.get(content)
    if (first) aliases.set(image.name, first)
    else {
      firsts.set(content, image.name)
      unique.push(image)
    }
  }
  return { unique, aliases }
}

/** The sheet with the aliases as further names of the same frames. */
export function withAliases(sheet: Sheet, aliases: ReadonlyMap<string, string>): Sheet {
  const frames = { ...sheet.frames }
  for (const [name, first] of aliases) {
    const frame = sheet.frames[first]
    if (frame) frames[name] = frame
  }
  return { ...sheet, frames }
}
