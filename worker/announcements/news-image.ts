import { isNewsPicture } from '#durable/rules/pictures/picture-name.ts'

const BUILT = /^\/news\/[a-z0-9-]{1,40}\.png$/

/** Whether news may show what is at this path: a picture of the release, or a small one that was uploaded. */
export function isNewsImage(path: string): boolean {
  return BUILT.test(path) || isNewsPicture(path)
}
