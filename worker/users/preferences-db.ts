import { eq, sql } from 'drizzle-orm'
import { fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import type { Db } from '#worker/db/client.ts'
import { preference } from '#worker/db/schema/settings.ts'

/** Some of the preferences; null and absent ones stay as they are. */
export type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | null }

/** The user's preferences, with the default for what was never chosen. */
export async function preferencesOf(db: Db, userId: number): Promise<Preferences> {
  const row = await db.select({ value: preference.value }).from(preference).where(eq(preference.userId, userId)).get()
  return fitPreferences(row ? JSON.parse(row.value) : null)
}

/**
 * Stores changes. Absent and null ones stay as they are, because a page from before a deploy knows fewer of them. The
 * database merges them, so that two pages that save at once do not undo each other.
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
