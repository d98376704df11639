import { textsIn } from '#durable/rules/text.ts'
import type { InLanguage, TextTree } from '#durable/rules/text.ts'
import { arcade } from './texts/arcade.ts'
import { book } from './texts/book.ts'
import { editor } from './texts/editor.ts'
import { game } from './texts/game.ts'
import { help } from './texts/help.ts'
import { kennel } from './texts/kennel.ts'
import { late } from './texts/late.ts'
import { lore } from './texts/lore.ts'
import { manage } from './texts/manage.ts'
import { pages } from './texts/pages.ts'
import { privacy } from './texts/privacy.ts'
import { refusals } from './texts/refusals.ts'
import { report } from './texts/report.ts'
import { site } from './texts/site.ts'
import { terms } from './texts/terms.ts'
import { transparency } from './texts/transparency.ts'
import { uses } from './texts/uses.ts'
import { whatis } from './texts/whatis.ts'
import { words } from './texts/words.ts'

const TEXTS = {
  words,
  refusals,
  site,
  kennel,
  game,
  late,
  lore,
  arcade,
  book,
  editor,
  help,
  whatis,
  manage,
  pages,
  terms,
  report,
  transparency,
  uses,
  privacy,
} satisfies TextTree

/** All texts of a language but those of the cookie dialog. */
export type Messages = InLanguage<typeof TEXTS>

export const dk = textsIn(TEXTS, 'dk')
export const en = textsIn(TEXTS, 'en')
export const no = textsIn(TEXTS, 'no')
export const se = textsIn(TEXTS, 'se')
