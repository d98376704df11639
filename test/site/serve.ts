// Serves the built product of the folder in which it is started (park.ts), until the one who asked goes.
import { openPark } from './park.ts'

const park = await openPark()
process.send?.(park.url)
process.once('disconnect', () => void park.close().then(() => process.exit()))
