import type { Messages } from './en.ts'
import { arcade } from './se/arcade.ts'
import { game } from './se/game.ts'
import { help } from './se/help.ts'
import { kennel } from './se/kennel.ts'
import { late } from './se/late.ts'
import { manage } from './se/manage.ts'
import { pages } from './se/pages.ts'
import { privacy } from './se/privacy.ts'
import { refusals } from './se/refusals.ts'
import { report } from './se/report.ts'
import { site } from './se/site.ts'
import { terms } from './se/terms.ts'
import { transparency } from './se/transparency.ts'
import { whatis } from './se/whatis.ts'
import { words } from './se/words.ts'

export const se: Messages = {
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
