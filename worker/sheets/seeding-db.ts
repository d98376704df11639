import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import { SHEETS, SHEET_KEYS } from '#durable/rules/sheets/sheet.ts'
import type { SheetKey } from '#durable/rules/sheets/sheet.ts'
import { itemKindRow, sheetRevision } from '#worker/db/schema/sheets.ts'
import { hashOf } from '#worker/hash.ts'

/**
 * [SD9] The statements that publish the sheets as the code has them, where they have changed there and nobody on the staff has
 * published them since. A sheet of the staff stays as it is. A kind of thing that it does not have yet gets the row of the code.
 */
export async function sheetSeeds(now: number): Promise<SQL[]> {
  const seeds = await Promise.all(SHEET_KEYS.map((key) => publishSeed(key, now)))
  return [...seeds, fillKinds()]
}

async function publishSeed(key: SheetKey, now: number): Promise<SQL> {
  const text = canonicalText(SHEETS[key].rows)
  const hash = await hashOf(text)
  const ofNewest = (column: 'hash' | 'published_by') =>
    sql`(select ${sql.raw(column)} from ${sheetRevision} where sheet = ${key} order by rev desc limit 1)`
  return sql`insert into ${sheetRevision} (sheet, rev, text, hash, published_at)
    select ${key}, 1 + coalesce((select max(rev) from ${sheetRevision} where sheet = ${key}), 0), ${text}, ${hash}, ${now}
    where ${ofNewest('published_by')} is null and ${hash} is not ${ofNewest('hash')}`
}

function fillKinds(): SQL {
  return sql`insert into ${itemKindRow} (key, price, is_rare, is_sold, is_retired)
    select value ->> '$.id', value ->> '$.price', value ->> '$.isRare', value ->> '$.isSold', value ->> '$.isRetired'
    from json_each(${canonicalText(SHEETS.items.rows)}) where true
    on conflict (key) do nothing`
}
