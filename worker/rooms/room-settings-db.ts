import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { AbilityRow } from '#durable/rules/sheets/abilities.ts'
import type { ActionRow } from '#durable/rules/sheets/actions.ts'
import { ROOM_SETTING_NAMES } from '#durable/rules/staff/settings.ts'
import type { SettingTexts } from '#durable/rules/staff/settings.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import { settingTexts, settingsRevision } from '#worker/settings/settings-db.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import { wordChanges } from '#worker/words/words-db.ts'

type RoomWideSettings = {
  revision: number
  texts: SettingTexts
  words: WordChange[]
  abilities: readonly AbilityRow[]
  actions: readonly ActionRow[]
}

/** All settings, words, abilities and actions of the staff that rooms use, from one state of the database. */
export async function roomSettings(db: Db): Promise<RoomWideSettings> {
  const [revision, texts, words, abilities, actions] = await runTogether(db, [
    settingsRevision(db),
    settingTexts(db, ROOM_SETTING_NAMES),
    wordChanges(db),
    publishedSheet(db, 'abilities'),
    publishedSheet(db, 'actions'),
  ])
  return { revision, texts, words, abilities: abilities.rows, actions: actions.rows }
}
