/** The longest id, letters. */
export const ID_MAX = 48

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether this may be an id: small letters and digits with single hyphens between them, so it fits into a URL unescaped. */
export function isId(id: string): boolean {
  return id.length <= ID_MAX && ID.test(id)
}
