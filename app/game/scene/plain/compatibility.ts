/** The parameter of the address, in the spelling of the links that are out there. */
const PARAMETER = 'compatiblity'

/** Whether an address asks for the park as plain as can be: no graphics card, no weather, no light. */
export function asksForPlain(search: string): boolean {
  return new URLSearchParams(search).get(PARAMETER) === '1'
}

/** The same address, asking for it. */
export function plainAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.set(PARAMETER, '1')
  return `${pathname}?${parameters.toString()}`
}

/** The same address, not asking for it. */
export function fullAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(PARAMETER)
  return `${pathname}?${parameters.toString()}`
}
