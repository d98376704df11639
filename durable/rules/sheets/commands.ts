import { LANGUAGES } from '#durable/rules/languages.ts'
import { COMMAND_HELP, COMMAND_NAMES } from './command-texts.ts'
import type { CommandKey } from './command-texts.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** The fields of a command of the chat field. What it does, and for whom, is the code's. */
export const COMMAND_FIELDS = {
  id: { kind: 'id' },
  /** What is typed after "/", in small letters. */
  name: { kind: 'texts', min: 1, max: 16 },
  help: { kind: 'texts', min: 1, max: 80 },
  isOn: { kind: 'switch' },
} as const satisfies SheetFields
export type CommandRow = RowOf<typeof COMMAND_FIELDS>

/** The first revision of the sheet: the commands as the code has them. */
export const COMMAND_ROWS: readonly CommandRow[] = (Object.keys(COMMAND_HELP) as CommandKey[]).map((id) => ({
  id,
  name: COMMAND_NAMES[id],
  help: COMMAND_HELP[id],
  isOn: true,
}))

/** A whisper begins with this command also where it is chosen from a menu; the other one tells what commands there are. */
const ALWAYS_ON: readonly string[] = ['w', 'help']
const WORD = /^\p{Ll}+$/u

/** [SD30] All words by which a command is called, each once: the name that the code has for it, and those of all languages. */
export function commandWords({ id, name }: Pick<CommandRow, 'id' | 'name'>): string[] {
  return [...new Set([id, ...LANGUAGES.map((language) => name[language])])]
}

/**
 * [SD30] What is wrong with the rows together: every row is a command of the code, and every such command has one. A name is one
 * word of small letters, and no other command is called so in any language. Two commands are always on.
 */
export function commandFaults(rows: readonly CommandRow[]): RowFault[] {
  const known = COMMAND_ROWS.map(({ id }) => id)
  return [
    ...known.filter((id) => !rows.some((row) => row.id === id)).map((at): RowFault => ({ at, what: 'missing' })),
    ...rows.filter(({ id }) => !known.includes(id)).map(({ id }): RowFault => ({ at: id, what: 'unknown' })),
    ...rows.flatMap((row) => nameFaults(row, rows)),
    ...rows
      .filter(({ id, isOn }) => !isOn && ALWAYS_ON.includes(id))
      .map(({ id }): RowFault => ({ at: `${id}.isOn`, what: 'always-on' })),
  ]
}

function nameFaults(row: CommandRow, rows: readonly CommandRow[]): RowFault[] {
  const taken = new Set(rows.filter(({ id }) => id !== row.id).flatMap(commandWords))
  return LANGUAGES.flatMap((language): RowFault[] => {
    const at = `${row.id}.name.${language}`
    if (!WORD.test(row.name[language])) return [{ at, what: 'no-word' }]
    return taken.has(row.name[language]) ? [{ at, what: 'twice' }] : []
  })
}
