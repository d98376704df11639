/** The most characters of an address; pages ask for routes by longer ones than any link has, and Remix ends them here. */
const ADDRESS_MAX = 7680
/** The most characters and parts of its path; ours have a fifth and a half of them. */
const PATH_MAX = 600
const PARTS_MAX = 8

/**
 * Whether an address is longer than any of ours. The pages' router compares each beginning of a path with each route: a path of
 * 7,400 parts took it 9 s, one of 15,000 slashes 0.7 s.
 */
export function isTooLong(url: string): boolean {
  const { pathname } = new URL(url)
  if (url.length > ADDRESS_MAX || pathname.length > PATH_MAX) return true
  return pathname.split('/').length > PARTS_MAX + 1
}
