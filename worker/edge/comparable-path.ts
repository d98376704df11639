/**
 * The path of an address as the pages' router compares it: decoded part by part, and in lower case. A rule for a path that
 * looks at the address as it was sent would not hold for `/MANAGE` or `/%6Danage`.
 */
export function comparablePath(url: string): string {
  return new URL(url).pathname.split('/').map(comparablePart).join('/')
}

/** One part of such a path. */
export function comparablePart(part: string): string {
  return (decodedPart(part) ?? part).toLowerCase()
}

/** Whether every part of the path can be decoded. */
export function isDecodable(url: string): boolean {
  return new URL(url).pathname.split('/').every((part) => decodedPart(part) !== null)
}

/** Null if that is impossible. An encoded slash stays, because it separates no parts. */
function decodedPart(part: string): string | null {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2f')
  } catch {
    return null
  }
}

/** Whether a path, as `comparablePath` has it, is that of a page or of one below it, or that of their data. */
export function isBelow(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`) || path === `${page}.data`
}
