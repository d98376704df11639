import type { TestAnnotation } from 'vitest'
import type { Reporter, TestCase } from 'vitest/node'

/** Prints at the end of a run what its tests have measured or counted (`annotate`), also if they passed. */
export default class Figures implements Reporter {
  readonly #told = new Map<string, string[]>()

  onTestCaseAnnotate({ module }: TestCase, { message }: TestAnnotation): void {
    const file = module.relativeModuleId
    this.#told.set(file, [...(this.#told.get(file) ?? []), message])
  }

  onTestRunEnd(): void {
    for (const [file, messages] of this.#told) process.stdout.write(`\n${file}\n${messages.join('\n')}\n`)
  }
}
