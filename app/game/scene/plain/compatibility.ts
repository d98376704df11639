/** The URL parameter, spelled as in links that exist. */
const PARAMETER = 'compatiblity'

/** Whether an address asks for compatibility mode: no graphics card, no weather, no light. */
export function asksForPlain(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === '1'
}

/** The same address in compatibility mode. */
export function plainAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, '1')
  return `${pathname}?${parameters.toString()}`
}

/** The same address without compatibility mode. */
export function fullAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  return `${pathname}?${parameters.toString()}`
}
