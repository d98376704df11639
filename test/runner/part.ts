/** One part of `npm test`: a command that must succeed, or the tests of one project of vitest. */
export type Part = {
  name: string
  /** How many test processes it runs side by side, and so how many lanes it takes. */
  lanes: number
  /** The parts whose output it uses. It starts when they have succeeded. */
  needs: readonly string[]
  work:
    | { kind: 'command'; command: string; args: readonly string[] }
    | { kind: 'chromium' }
    | { kind: 'tests'; project: string }
}

export type Failure = {
  /** The file and the title of the test, or the name of the part. */
  title: string
  /** What was expected and seen, the page or the seed, and the place; the first lines say most. */
  lines: readonly string[]
}

export type Score = { passed: number; failures: readonly Failure[] }
