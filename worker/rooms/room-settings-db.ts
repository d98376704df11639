import type { WordChange } from '#durable/rules/filter/entries.ts'
import { ROOM_SETTING_NAMES } from '#durable/rules/staff/settings.ts'
import type { SettingTexts } from '#durable/rules/staff/settings.ts'
import type { Db } from '#worker/db/client.ts'
import { runTogether } from '#worker/db/query.ts'
import { settingTexts, settingsRevision } from '#worker/settings/settings-db.ts'
import { wordChanges } from '#worker/words/words-db.ts'

/** All settings and words of the staff that rooms use, from one state of the database. */
export async function roomSettings(db: Db): Promise<{ revision: number; texts: SettingTexts; words: WordChange[] }> {
  const [revision, texts, words] = await runTogether(db, [
    settingsRevision(db),
    settingTexts(db, ROOM_SETTING_NAMES),
    wordChanges(db),
  ])
  return { revision, texts, words }
}
