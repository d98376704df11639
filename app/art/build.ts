import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildPark, drawParkSheet } from './park/build.ts'

/** `npm run art` draws every set into `built/`; with `-- --sheets` also the sheets that a person looks at. */
const OUT = join(import.meta.dirname, 'built')

buildPark(OUT)

if (process.argv.includes('--sheets')) {
  const sheets = join(OUT, 'sheets')
  mkdirSync(sheets, { recursive: true })
  for (const season of ['summer', 'autumn', 'snow'] as const) {
    drawParkSheet(season).save(join(sheets, `park-${season}.png`))
  }
}
