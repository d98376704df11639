import type { Capability } from '#durable/rules/roles.ts'

type Command = {
  /** What follows it; a whisper takes words after the dog. */
  takes?: 'words' | 'dog' | 'dog-and-words' | 'emote'
  /** Only for those who may. */
  needs?: Capability
}

/** What a line can begin with, after "/", in the order in which they are shown. */
export const COMMANDS = {
  me: { takes: 'words' },
  w: { takes: 'dog-and-words' },
  emote: { takes: 'emote' },
  sniff: { takes: 'dog' },
  sit: {},
  coma: {},
  who: {},
  mute: { takes: 'dog' },
  report: { takes: 'dog' },
  kick: { takes: 'dog', needs: 'kick' },
  clear: {},
  help: {},
} as const satisfies Record<string, Command>
export type CommandName = keyof typeof COMMANDS

/** What is done, and not said. */
export type ActName = Exclude<CommandName, 'me' | 'w'>

export const COMMAND_NAMES = Object.keys(COMMANDS).filter(isCommand)

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

export function isAct(name: string): name is ActName {
  return isCommand(name) && name !== 'me' && name !== 'w'
}

export function takesOf(name: CommandName): Command['takes'] {
  const command: Command = COMMANDS[name]
  return command.takes
}

/** The commands of a player, by what it may do. */
export function commandsFor(may: (capability: Capability) => boolean): CommandName[] {
  return COMMAND_NAMES.filter((name) => {
    const { needs }: Command = COMMANDS[name]
    return needs === undefined || may(needs)
  })
}
