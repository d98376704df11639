import type { SheetLook } from '#app/editor/kit/sheet-look.ts'
import { COLOR_TAB } from './color-tab.tsx'
import { ITEM_TAB } from './item-tab.tsx'
import { SHOP_TAB } from './shop-tab.tsx'

/** The tabs that work, in the order of the specification. */
export const TABS: readonly SheetLook[] = [ITEM_TAB, COLOR_TAB, SHOP_TAB]
