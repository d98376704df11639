import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { eq } from 'drizzle-orm'
import { prefabsWith } from '#durable/world/prefabs.ts'
import type { Prefabs } from '#durable/world/prefabs.ts'
import { readPack } from '#durable/world/room-pack.ts'
import { exportRoom } from '#durable/world/tiled/export-room.ts'
import { importRoom } from '#durable/world/tiled/import-room.ts'
import { remarkLine } from '#durable/world/tiled/remarks.ts'
import type { TiledPictures } from '#durable/world/tiled/tile-sets.ts'
import { run as runQuery } from '#worker/db/query.ts'
import { publishRooms, republish } from '#worker/rooms/publish.ts'
import type { PublishOutcome } from '#worker/rooms/publish.ts'
import { packAt, publishedRoom } from '#worker/rooms/rooms-db.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import type { Db } from '../db/client.ts'
import { user } from '../db/schema/users.ts'
import { setUpDatabase, withDatabase } from './database.ts'
import { Fault, orFail } from './fault.ts'
import { problemLine } from './problem-line.ts'

const USAGE = `npm run tiled -- export <room> [file.tmj]    writes a room of the local park for Tiled
npm run tiled -- import <file.tmj> …         publishes rooms in the local park, if nothing is wrong with them
npm run tiled -- back <room> <revision>      publishes an older revision again`

const PERSIST_TO = process.env.PERSIST_TO ?? '.wrangler/state'
const PICTURES = 'app/art/built/tiled'

const [command, ...args] = process.argv.slice(2)
await orFail(async () => {
  process.exitCode = (await run()) ? 0 : 1
})

async function run(): Promise<boolean> {
  const [first, second] = args
  if (command === 'export' && first) return inPark((db) => writeMap(db, first, pathOf(second ?? `${first}.tmj`)))
  if (command === 'import' && first) return publishMaps(args.map(pathOf))
  if (command === 'back' && first && second) {
    return inPark(async (db) =>
      isDone(
        await republish(null, db, {
          room: first,
          rev: Number(second),
          prefabs: await prefabsIn(db),
          ...(await stamp(db)),
        }),
      ),
    )
  }
  console.error(USAGE)
  return false
}

async function inPark(work: (db: Db) => Promise<boolean>): Promise<boolean> {
  await setUpDatabase(PERSIST_TO)
  return withDatabase(PERSIST_TO, work)
}

async function writeMap(db: Db, room: string, file: string): Promise<boolean> {
  const published = await runQuery(publishedRoom(db, room))
  const pack = published && (await packAt(db, published.hash))
  if (pack === null) {
    console.error(`There is no room called ${room}.`)
    return false
  }
  writeFileSync(file, JSON.stringify(exportRoom(readPack(pack), picturesFrom(file))))
  console.log(`Revision ${published?.rev} of ${room} is in ${file}.`)
  return true
}

async function publishMaps(files: readonly string[]): Promise<boolean> {
  const known = drawnPrefabs()
  const docs = files.flatMap((file) => {
    const { doc, remarks } = importRoom(textOf(file), known)
    for (const remark of remarks) console.log(`${basename(file)}: ${remarkLine(remark)}`)
    return doc ?? []
  })
  if (docs.length < files.length) return isDone({ done: false, problems: [] })
  return inPark(async (db) =>
    isDone(await publishRooms(null, db, { docs, prefabs: await prefabsIn(db), ...(await stamp(db)) })),
  )
}

/** @throws Fault if there is no such file */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Fault(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function isDone(outcome: PublishOutcome): boolean {
  if (outcome.done) {
    for (const [room, { rev }] of outcome.published) console.log(`Revision ${rev} of ${room} is played now.`)
    console.log('Where dogs are in it already, they see it within five minutes.')
    return true
  }
  const { problems } = outcome
  if (typeof problems === 'string') console.log(`error [${problems}]`)
  else for (const problem of problems) console.log(problemLine(problem))
  console.error('Nothing was published.')
  return false
}

/**
 * The rooms are published by the first administrator. If nobody had published them, the next start would take them for
 * those of the code and replace them.
 */
async function stamp(db: Db): Promise<{ now: number; by: number }> {
  const admin = await db.select({ id: user.id }).from(user).where(eq(user.admin, 1)).orderBy(user.id).get()
  if (!admin) throw new Error('The local park has no administrator.')
  return { now: Date.now(), by: admin.id }
}

/** The things that the local park knows: those of the code, and those that staff have uploaded. */
async function prefabsIn(db: Db): Promise<Prefabs> {
  return prefabsWith((await runQuery(publishedSheet(db, 'sprites'))).rows)
}

/** The names of the things that Tiled is given pictures of. */
function drawnPrefabs(): ReadonlySet<string> {
  return new Set(pictures().things.frames.map(({ prefab }) => prefab))
}

function pictures(): TiledPictures {
  return JSON.parse(readFileSync(join(PICTURES, 'pictures.json'), 'utf8'))
}

/** The paths of the pictures relative to the map. */
function picturesFrom(file: string): TiledPictures {
  const path = (image: string) => relative(dirname(file), resolve(PICTURES, image)).split(sep).join('/')
  const { terrain, ground, things } = pictures()
  return {
    terrain: { ...terrain, image: path(terrain.image) },
    ground: { ...ground, image: path(ground.image) },
    things: { ...things, image: path(things.image) },
  }
}

/** A path relative to where npm was called, because npm runs scripts in the root of the project. */
function pathOf(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
