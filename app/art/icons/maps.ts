import { DESK_ICONS } from './desk.ts'
import { EMOTE_ICONS } from './emotes.ts'
import { FESTIVE_ICONS } from './festive.ts'
import { PLACE_ICONS } from './places.ts'
import { REACTION_ICONS } from './reactions.ts'
import { SIGN_ICONS } from './signs.ts'
import { SOCIAL_ICONS } from './social.ts'
import { TALK_ICONS } from './talk.ts'
import { THING_ICONS } from './things.ts'
import { TOOL_ICONS } from './tools.ts'

/** Every icon as a map of letters (`key.ts`), 14 by 14 at most. The ink outline is added when it is drawn. */
export const ICON_MAPS = {
  ...SOCIAL_ICONS,
  ...REACTION_ICONS,
  ...TALK_ICONS,
  ...THING_ICONS,
  ...FESTIVE_ICONS,
  ...PLACE_ICONS,
  ...TOOL_ICONS,
  ...DESK_ICONS,
  ...SIGN_ICONS,
  ...EMOTE_ICONS,
}

export type IconName = keyof typeof ICON_MAPS
