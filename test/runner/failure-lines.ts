/** An error of a test as vitest hands it to a reporter. */
export type TestError = {
  message: string
  stack?: string | undefined
  diff?: string | undefined
  expected?: unknown
  actual?: unknown
}

/** How many lines of one failure are printed at the end of a run. */
const LINES_MAX = 40
const VALUE_CHARACTERS_MAX = 300
const PAGE = /^page (\S+)$/gm
const SEED = /\bseed["']?\s*[=:]?\s*(-?\d+)/i
// The colours of a terminal (ECMA-48 SGR).
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g')

/** The lines of a failure: first what was expected and seen, then the page or the seed, then the rest of the error. */
export function failureLines({ message, stack = '', diff = '', expected, actual }: TestError): string[] {
  const [said, told] = [plain(message), plain(stack)]
  const pages = [...told.matchAll(PAGE)].map(([, page]) => `  page:     ${page}`)
  const seed = SEED.exec(`${said}\n${told}`)?.[1]
  const compares = expected !== undefined || actual !== undefined
  const first = [
    ...(compares ? [`  expected: ${shortened(expected)}`, `  seen:     ${shortened(actual)}`] : []),
    ...pages,
    ...(seed === undefined ? [] : [`  seed:     ${seed}`]),
  ]
  const rest = [said, plain(diff), told].filter((text) => text !== '').join('\n')
  return [...first, ...new Set(rest.split('\n').filter((line) => line.trim() !== ''))].slice(0, LINES_MAX)
}

/** Values of an error reach the reporter as text or as plain data. */
function shortened(value: unknown): string {
  const text = plain(typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))).replaceAll(
    /\s+/g,
    ' ',
  )
  return text.length > VALUE_CHARACTERS_MAX ? `${text.slice(0, VALUE_CHARACTERS_MAX)}…` : text
}

function plain(text: string): string {
  return text.replaceAll(COLOURS, '')
}
