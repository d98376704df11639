import { eq } from 'drizzle-orm'
import { fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import type { Db } from './client.ts'
import { preference } from './schema/settings.ts'

/** What a user has chosen; the park's own choice where nothing was. */
export async function preferencesOf(db: Db, userId: number): Promise<Preferences> {
  const row = await db.select({ value: preference.value }).from(preference).where(eq(preference.userId, userId)).get()
  return fitPreferences(row ? JSON.parse(row.value) : null)
}

export async function savePreferences(db: Db, userId: number, preferences: Preferences): Promise<void> {
  const value = JSON.stringify(fitPreferences(preferences))
  await db
    .insert(preference)
    .values({ userId, value })
    .onConflictDoUpdate({ target: preference.userId, set: { value } })
}
