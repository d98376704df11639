/** What the address of the page says after the way to Patreon; null where one comes from elsewhere. */
export type LinkArrival = { kind: 'begin' } | { kind: 'problem'; problem: LinkProblem } | { kind: 'link'; code: string }

const PROBLEMS = ['not-begun-here', 'said-no', 'platform-silent'] as const
export type LinkProblem = (typeof PROBLEMS)[number]

/** Reads the fragment of the address, such as "#link=…". */
export function arrivalIn(hash: string): LinkArrival | null {
  const [word = '', value = ''] = hash.replace(/^#/, '').split('=', 2)
  if (word === 'begin') return { kind: 'begin' }
  if (word === 'link' && value !== '') return { kind: 'link', code: value }
  const problem = PROBLEMS.find((known) => known === value)
  return word === 'problem' && problem ? { kind: 'problem', problem } : null
}
