import type { Messages } from './en.ts'
import { common } from './se/common.ts'
import { game } from './se/game.ts'
import { kennel } from './se/kennel.ts'
import { site } from './se/site.ts'

export const se: Messages = { common, site, kennel, game }
