import { join } from 'node:path'
import { buildTiledSheets } from '#app/art/park/tiled-sheets.ts'

/** The tilesets for Tiled, which no page needs; `npm run tiled` draws them. */
buildTiledSheets(join(import.meta.dirname, 'built/tiled'))
