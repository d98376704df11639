import type { TextTree } from '#durable/rules/text.ts'
import { editorActions } from './editor/actions.ts'
import { editorFields } from './editor/fields.ts'
import { editorGiving } from './editor/giving.ts'
import { editorLevels } from './editor/levels.ts'
import { editorMap } from './editor/map.ts'
import { editorNews } from './editor/news.ts'
import { editorPeople } from './editor/people.ts'
import { editorPublishing } from './editor/publishing.ts'
import { editorRooms } from './editor/rooms.ts'
import { editorSprites } from './editor/sprites.ts'
import { editorTiles } from './editor/tiles.ts'
import { editorWalking } from './editor/walking.ts'
import { editorWindow } from './editor/window.ts'
import { log } from './manage/log.ts'
import { slots } from './shared/slots.ts'
import { staffBadges } from './shared/staff-badges.ts'

/** Texts of the editor, which administrators alone load. */
export const editor = {
  ...editorWindow,
  ...editorFields,
  ...editorPublishing,
  ...editorGiving,
  ...editorMap,
  ...editorRooms,
  ...editorTiles,
  ...editorSprites,
  ...editorActions,
  ...editorWalking,
  ...editorNews,
  ...editorPeople,
  ...editorLevels,
  slot: slots,
  badge: staffBadges,
  /** What stands in the staff log. */
  act: log.act,
} satisfies TextTree
