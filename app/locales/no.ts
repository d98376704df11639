import type { Messages } from './en.ts'
import { common } from './no/common.ts'
import { game } from './no/game.ts'
import { kennel } from './no/kennel.ts'
import { site } from './no/site.ts'

export const no: Messages = { common, site, kennel, game }
