import type { Messages } from './en.ts'
import { common } from './dk/common.ts'
import { game } from './dk/game.ts'
import { kennel } from './dk/kennel.ts'
import { site } from './dk/site.ts'

export const dk: Messages = { common, site, kennel, game }
