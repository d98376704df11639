import type { TextTree } from '#durable/rules/text.ts'
import { mapDesk } from './map/desk.ts'
import { mapPainting } from './map/painting.ts'
import { mapPlaces } from './map/places.ts'
import { mapProblems } from './map/problems.ts'
import { mapRoomSize } from './map/room-size.ts'
import { mapStamp } from './map/stamp.ts'
import { mapUse } from './map/use.ts'

/** The texts of the map desk, by noun. */
export const editorMap = {
  map: {
    ...mapDesk,
    ...mapPainting,
    ...mapPlaces,
    ...mapRoomSize,
    ...mapProblems,
    ...mapStamp,
    use: mapUse,
  },
} satisfies TextTree
