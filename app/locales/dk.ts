import { arcade } from './dk/arcade.ts'
import { game } from './dk/game.ts'
import { help } from './dk/help.ts'
import { kennel } from './dk/kennel.ts'
import { late } from './dk/late.ts'
import { manage } from './dk/manage.ts'
import { pages } from './dk/pages.ts'
import { privacy } from './dk/privacy.ts'
import { refusals } from './dk/refusals.ts'
import { report } from './dk/report.ts'
import { site } from './dk/site.ts'
import { terms } from './dk/terms.ts'
import { transparency } from './dk/transparency.ts'
import { whatis } from './dk/whatis.ts'
import { words } from './dk/words.ts'
import type { Messages } from './en.ts'

export const dk: Messages = {
  words,
  refusals,
  site,
  kennel,
  game,
  late,
  arcade,
  help,
  whatis,
  manage,
  pages,
  terms,
  report,
  transparency,
  privacy,
}
