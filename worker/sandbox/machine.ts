import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant } from 'quickjs-emscripten-core'
import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core'
import { outcomeIn } from '#durable/rules/staff/code-effects.ts'
import type { CodeFailure, CodeOutcome } from '#durable/rules/staff/code-effects.ts'
import wasm from '../../node_modules/@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm'
import { PRELUDE } from './prelude.ts'

/** The memory of a machine, in pages of 64 KiB. The library's own limit does not hold (quickjs-emscripten #255). */
const MEMORY_PAGES = 256
const STACK_BYTES = 256 * 1024
/** How often the machine asks whether to go on before it is stopped: a count, since the clock stands still while code runs. */
const FUEL = 200
/** The most that the text of all effects, or all lines, can be long. */
const TEXT_MAX = 32_768

/** What there is in a machine: the language, and nothing that waits, reads a clock or takes memory past the count. */
const INTRINSICS = {
  BaseObjects: true,
  Eval: true,
  StringNormalize: true,
  RegExp: true,
  RegExpCompiler: true,
  JSON: true,
  MapSet: true,
  Date: false,
  Proxy: false,
  TypedArrays: false,
  Promise: false,
  BigInt: false,
} as const

/**
 * Runs code in a machine of its own, which is thrown away. `person` is the user as JSON; `seed` is what chance counts from. It
 * never throws. Only a loop within one built-in function is beyond the fuel: the platform ends that.
 */
export async function runCode(code: string, person: string, seed: number): Promise<CodeOutcome> {
  const memory = new WebAssembly.Memory({ initial: MEMORY_PAGES, maximum: MEMORY_PAGES })
  try {
    const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: wasm, wasmMemory: memory }))
    const runtime = quickjs.newRuntime()
    runtime.setMaxStackSize(STACK_BYTES)
    let fuel = FUEL
    runtime.setInterruptHandler(() => (fuel -= 1) < 0)
    const machine = runtime.newContext({ intrinsics: INTRINSICS })
    const outcome = runIn(machine, { code, person, seed }, () => fuel < 0)
    // Nothing is disposed of: the memory goes with the instance, and after some errors disposing aborts.
    return outcomeIn(outcome) ?? failed('broken')
  } catch (error) {
    return failed(isOutOfMemory(error) ? 'out-of-memory' : 'broken')
  }
}

function runIn(
  machine: QuickJSContext,
  { code, person, seed }: { code: string; person: string; seed: number },
  isOutOfFuel: () => boolean,
): unknown {
  const made = machine.evalCode(PRELUDE, 'park.js')
  if (made.error) return failed('broken')
  const called = machine.callFunction(made.value, machine.undefined, machine.newString(person), machine.newNumber(seed))
  if (called.error) return failed('broken')
  const tools = called.value
  const ask = (name: string, ...of: QuickJSHandle[]) => textOf(machine, machine.getProp(tools, name), of)
  const result = machine.evalCode(code, 'code.js', { type: 'global', strict: true })
  // What follows is ours, and takes fuel only by what the code has left there.
  if (isOutOfFuel()) return failed('out-of-time')
  const failure = ask('failure')
  const effects = parsed(ask('left'))
  const printed = parsed(ask('printed'))
  if (failure !== null && failure !== '')
    return { effects, printed, failure: { kind: failure, message: '', line: null } }
  if (!result.error) return { effects, printed, failure: null }
  const told = parsed(ask('told', result.error))
  if (isOutOfFuel()) return failed('out-of-time')
  const [message, stack] = Array.isArray(told) ? told.map(String) : ['', '']
  const kind: CodeFailure = /out of memory/.test(message ?? '') ? 'out-of-memory' : 'threw'
  return { effects, printed, failure: { kind, message: message ?? '', line: lineIn(stack ?? '') } }
}

function textOf(machine: QuickJSContext, tool: QuickJSHandle, of: QuickJSHandle[]): string | null {
  const answer = machine.callFunction(tool, machine.undefined, ...of)
  if (answer.error || machine.typeof(answer.value) !== 'string') return null
  const text = machine.getString(answer.value)
  return text.length <= TEXT_MAX ? text : null
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** The innermost line of the code itself in a stack. */
function lineIn(stack: string): number | null {
  const found = /code\.js:(\d+)/.exec(stack)?.[1]
  return found === undefined ? null : Number(found)
}

function failed(kind: CodeFailure): CodeOutcome {
  return { effects: [], printed: [], failure: { kind, message: '', line: null } }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && /memory/i.test(error.message)
}
