import type { TFunction } from 'i18next'

/** The texts of the game, and by the prefix `words:` those that all pages share. */
export type Texts = TFunction<['game', 'words']>
