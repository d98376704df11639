import { eq, sql } from 'drizzle-orm'
import { fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import type { Db } from '#worker/db/client.ts'
import { preference } from '#worker/db/schema/settings.ts'

/** Some of the preferences. */
export type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | null }

/** What a user has chosen; the park's own choice where nothing was. */
export async function preferencesOf(db: Db, userId: number): Promise<Preferences> {
  const row = await db.select({ value: preference.value }).from(preference).where(eq(preference.userId, userId)).get()
  return fitPreferences(row ? JSON.parse(row.value) : null)
}

/**
 * What is left out, or null, stays as it was kept: a page from before a deploy knows fewer of them. The database puts
 * the one into the other, so that of two pages that save at once neither undoes the other.
 */
export async function savePreferences(db: Db, userId: number, changes: PreferenceChanges): Promise<void> {
  const given = Object.entries(changes).filter(([, choice]) => choice !== null && choice !== undefined)
  const fitting = new Map(Object.entries(fitPreferences(Object.fromEntries(given))))
  const value = JSON.stringify(Object.fromEntries(given.map(([name]) => [name, fitting.get(name)])))
  await db
    .insert(preference)
    .values({ userId, value })
    .onConflictDoUpdate({
      target: preference.userId,
      set: { value: sql`json_patch(${preference.value}, excluded.value)` },
    })
}
