/** Whether a line has "@name" in it. Case does not count, and no letter or digit may follow. */
export function mentions(text: string, name: string): boolean {
  if (name === '') return false
  const called = `@${name.toLowerCase()}`
  const heard = text.toLowerCase()
  for (let at = heard.indexOf(called); at >= 0; at = heard.indexOf(called, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(heard.slice(at + called.length).charAt(0))) return true
  }
  return false
}
