import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { isMainThread, Worker } from 'node:worker_threads'
import { buildCreatures, buildCreatureSheet } from '#app/art/creatures/build.ts'
import { buildDogs, buildDogSheet } from '#app/art/dog/build.ts'
import { buildFont } from '#app/art/font/build.ts'
import { buildGames } from '#app/art/games/build.ts'
import { buildIcons } from '#app/art/icons/build.ts'
import { buildMap } from '#app/art/map/build.ts'
import { buildNpcs } from '#app/art/npcs/build.ts'
import { buildPark, buildParkSheets } from '#app/art/park/build.ts'
import { buildSite } from '#app/art/site/build.ts'
import { buildSiteSheets } from '#app/art/site/sheets.ts'

/** `npm run art` draws every set into `built/`, and with `-- --sheets` also contact sheets to look at. */
const OUT = join(import.meta.dirname, 'built')
/** Files that are served unchanged, under their own names. */
const PUBLISHED = join(import.meta.dirname, '../../public')
const SHEETS = join(OUT, 'sheets')

// Drawing is pure computing, and the pictures of the pages are half of it, so they are drawn on a second thread.
if (isMainThread) await Promise.all([once(new Worker(import.meta.filename), 'exit'), drawPark()])
else buildSite(OUT, PUBLISHED)

async function drawPark() {
  mkdirSync(OUT, { recursive: true })
  buildPark(OUT)
  buildDogs(OUT)
  buildNpcs(OUT)
  buildCreatures(OUT)
  buildIcons(OUT)
  buildMap(OUT)
  buildGames(OUT)
  await buildFont(OUT)
}

if (isMainThread && process.argv.includes('--sheets')) {
  mkdirSync(SHEETS, { recursive: true })
  buildParkSheets(SHEETS)
  buildDogSheet(SHEETS)
  buildCreatureSheet(SHEETS)
  buildSiteSheets(SHEETS)
}
