import { addressOfPicture } from '#durable/rules/pictures/picture-name.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { publishedSheet } from './sheets-db.ts'

/** The paths of the pictures that administrators have uploaded for news. */
export async function uploadedNewsPictures(db: Db): Promise<string[]> {
  const { rows } = await run(publishedSheet(db, 'sprites'))
  return rows
    .filter(({ use, isRetired }) => use === 'news' && !isRetired)
    .map(({ picture }) => addressOfPicture(picture))
}
