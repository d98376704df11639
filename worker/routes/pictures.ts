import { Hono } from 'hono'
import { addressOfPicture, pictureAtAddress } from '#durable/rules/pictures/picture-name.ts'
import { run } from '#worker/db/query.ts'
import { bytesOfBase64 } from '#worker/pictures/base64.ts'
import { pictureData } from '#worker/pictures/pictures-db.ts'
import { openDb } from '../db/client.ts'
import type { Env } from '../env.ts'
import { servedForEver } from './served-for-ever.ts'

/** [SP2] The pictures that staff have uploaded, each under its name. */
export const pictureRoutes = new Hono<{ Bindings: Env }>().get('/:file', async (c) => {
  const name = pictureAtAddress(`/parks/pictures/${c.req.param('file')}`)
  if (name === null) return c.text('picture', 404)
  const picture = await servedForEver(c, {
    cache: 'pictures',
    path: addressOfPicture(name),
    type: 'image/png',
    read: async () => {
      const data = await run(pictureData(openDb(c.env.DB), name))
      return data === null ? null : bytesOfBase64(data)
    },
  })
  return picture ?? c.text('picture', 404)
})
