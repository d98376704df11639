import type { Messages } from './en.ts'
import { words } from './no/words.ts'
import { arcade } from './no/arcade.ts'
import { game } from './no/game.ts'
import { help } from './no/help.ts'
import { kennel } from './no/kennel.ts'
import { late } from './no/late.ts'
import { manage } from './no/manage.ts'
import { pages } from './no/pages.ts'
import { site } from './no/site.ts'
import { terms } from './no/terms.ts'
import { whatis } from './no/whatis.ts'

export const no: Messages = { words, site, kennel, game, late, arcade, help, whatis, manage, pages, terms }
