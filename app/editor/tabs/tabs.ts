import type { SheetLook } from '#app/editor/kit/sheet-look.ts'
import { ABILITY_TAB } from './ability-tab.tsx'
import { ACCESS_TAB } from './access-tab.tsx'
import { ACTION_TAB } from './action-tab.tsx'
import { ANNOUNCEMENT_TAB } from './announcement-tab.tsx'
import { COLOR_TAB } from './color-tab.tsx'
import { COMMAND_TAB } from './command-tab.tsx'
import { tabOfSheet } from './editor-tab.ts'
import type { EditorTab } from './editor-tab.ts'
import { ITEM_TAB } from './item-tab.tsx'
import { KNOGLEKNAS_TAB } from './knogleknas-tab.tsx'
import { ROOM_TAB } from './room-tab.tsx'
import { SHOP_TAB } from './shop-tab.tsx'
import { SPRITE_TAB } from './sprite-tab.tsx'
import { TILE_TAB } from './tile-tab.tsx'
import { USER_TAB } from './user-tab.tsx'

/** The tabs that work, in the order of the specification. */
export const TABS: readonly EditorTab[] = [
  tabOfSheet(TILE_TAB),
  tabOfSheet(ITEM_TAB),
  tabOfSheet(COLOR_TAB),
  tabOfSheet(SHOP_TAB),
  tabOfSheet(SPRITE_TAB),
  ROOM_TAB,
  ACCESS_TAB,
  tabOfSheet(KNOGLEKNAS_TAB),
  tabOfSheet(ABILITY_TAB),
  tabOfSheet(ACTION_TAB),
  tabOfSheet(COMMAND_TAB),
  ANNOUNCEMENT_TAB,
  USER_TAB,
]

/** How the rows of the sheets among them look. */
export const SHEET_LOOKS: readonly SheetLook[] = TABS.flatMap(({ look }) => look ?? [])
