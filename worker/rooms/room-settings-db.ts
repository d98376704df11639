import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { AbilityRow } from '#durable/rules/sheets/abilities.ts'
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
}

/** All settings, words and abilities of the staff that rooms use, from one state of the database. */
export async function roomSettings(db: Db): Promise<RoomWideSettings> {
  const [revision, texts, words, abilities] = await runTogether(db, [
    settingsRevision(db),
    settingTexts(db, ROOM_SETTING_NAMES),
    wordChanges(db),
    publishedSheet(db, 'abilities'),
  ])
  return { revision, texts, words, abilities: abilities.rows }
}
