import type { Messages } from './en.ts'
import { arcade } from './no/arcade.ts'
import { game } from './no/game.ts'
import { help } from './no/help.ts'
import { kennel } from './no/kennel.ts'
import { late } from './no/late.ts'
import { manage } from './no/manage.ts'
import { pages } from './no/pages.ts'
import { privacy } from './no/privacy.ts'
import { refusals } from './no/refusals.ts'
import { report } from './no/report.ts'
import { site } from './no/site.ts'
import { terms } from './no/terms.ts'
import { transparency } from './no/transparency.ts'
import { whatis } from './no/whatis.ts'
import { words } from './no/words.ts'

export const no: Messages = {
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
