import { arcade } from './en/arcade.ts'
import { game } from './en/game.ts'
import { help } from './en/help.ts'
import { kennel } from './en/kennel.ts'
import { late } from './en/late.ts'
import { manage } from './en/manage.ts'
import { pages } from './en/pages.ts'
import { privacy } from './en/privacy.ts'
import { refusals } from './en/refusals.ts'
import { report } from './en/report.ts'
import { site } from './en/site.ts'
import { terms } from './en/terms.ts'
import { transparency } from './en/transparency.ts'
import { whatis } from './en/whatis.ts'
import { words } from './en/words.ts'

export const en = {
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

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> }

/** The texts of a language. English is the source of their shape; the compiler demands the same keys of the others. */
export type Messages = Texts<typeof en>
