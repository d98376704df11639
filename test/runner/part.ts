/** One part of the proof: a command that must succeed, or the tests of one project of vitest. */
export type Part = {
  name: string
  /** How many processes of tests it runs side by side, and so how many of the lanes it takes. */
  lanes: 1 | 2
  /** Names of the parts whose output it works on. It starts when they have succeeded. */
  needs: readonly string[]
  work:
    | { kind: 'command'; command: string; args: readonly string[] }
    | { kind: 'chromium' }
    | { kind: 'tests'; project: string }
}

export type Failure = {
  /** The file and the title of the test, or the name of the part. */
  title: string
  /** What was expected and seen, the page or seed, and where: the first lines say most. */
  lines: readonly string[]
}

export type Score = { passed: number; failures: readonly Failure[] }
