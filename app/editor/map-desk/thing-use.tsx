import { useTranslation } from 'react-i18next'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { ACTIONS, actionOf } from '#durable/rules/things/actions.ts'
import type { ActionKey } from '#durable/rules/things/actions.ts'
import type { Thing } from '#durable/world/room-doc.ts'
import type { MapDeskState } from './use-map-desk.ts'

const AS_DRAWN = ''
const KEYS = Object.keys(ACTIONS) as ActionKey[]

type ThingUseProps = { thing: Thing; make: MapDeskState['make']; isLocked: boolean }

/** How dogs use a thing of the room: as its picture says, or in another way. */
export function ThingUse({ thing, make, isLocked }: ThingUseProps) {
  const { t } = useTranslation('editor')
  const { id, prefab, use } = thing
  const drawn = actionOf({ prefab })
  // What is turned on and off needs a second picture.
  const offered = KEYS.filter((key) => ACTIONS[key].manner !== 'toggle' || drawn?.manner === 'toggle')
  return (
    <ChoiceField
      label={t('map.use.label')}
      hint={drawn ? t('map.use.hasOwn') : t('map.use.hasNone')}
      value={use ?? AS_DRAWN}
      options={[[AS_DRAWN, t('map.use.asDrawn')], ...offered.map((key) => [key, t(`map.use.${key}`)] as const)]}
      onChoose={(next) => {
        if (isLocked) return
        make([{ kind: 'set', list: 'things', id, field: 'use', was: use ?? null, is: next === AS_DRAWN ? null : next }])
      }}
    />
  )
}
