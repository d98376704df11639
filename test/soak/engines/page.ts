import { judgeLogs } from '#test/durable/rules/games/game-verdicts.ts'

// Each engine calls it by this name: the script is built once, as one file without imports.
Object.assign(globalThis, { judgeLogs })
