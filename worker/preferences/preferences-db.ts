import { eq, sql } from 'drizzle-orm'
import type { Language } from '#durable/rules/languages.ts'
import { fitChanges, fitPreferences } from '#durable/rules/users/preferences.ts'
import type { PreferenceChanges, Preferences } from '#durable/rules/users/preferences.ts'
import type { Db } from '#worker/db/client.ts'
import { preference } from '#worker/db/schema/settings.ts'
import { user } from '#worker/db/schema/users.ts'
import { dropMarks } from '#worker/presence/marks-db.ts'

/** The user's preferences, with the default for what was never chosen. */
export async function preferencesOf(db: Db, userId: number): Promise<Preferences> {
  const row = await db.select({ value: preference.value }).from(preference).where(eq(preference.userId, userId)).get()
  return fitPreferences(row ? JSON.parse(row.value) : null)
}

/**
 * Stores changes. A page sends only what it changed, and the database merges that, so that two pages that save at once do
 * not undo each other. [TH12] Whoever wants to leave no marks on smell posts has none there from then on.
 */
export async function savePreferences(db: Db, userId: number, changes: PreferenceChanges): Promise<void> {
  const fitted = fitChanges(changes)
  const value = JSON.stringify(fitted)
  const saved = db
    .insert(preference)
    .values({ userId, value })
    .onConflictDoUpdate({
      target: preference.userId,
      set: { value: sql`json_patch(${preference.value}, excluded.value)` },
    })
  if (fitted.leavesMarks === false) await db.batch([saved, dropMarks(db, userId)])
  else await saved
}

export async function setUserLanguage(db: Db, userId: number, language: Language): Promise<void> {
  await db.update(user).set({ language }).where(eq(user.id, userId))
}
