import { expect, it } from 'vitest'
import { cabinetOn } from '#app/game/model/around/cabinets.ts'
import { footOf } from '#app/game/model/around/foot.ts'
import { openingOf } from '#app/game/model/around/opening-things.ts'
import { SMELL_POST } from '#durable/rules/smells/posts.ts'
import { mayBeGivenAction } from '#durable/rules/things/givable.ts'
import { prefabsWith } from '#durable/world/prefabs.ts'

it('[US8] no action is given to what the code has a use for, or what opens a window', () => {
  for (const prefab of prefabsWith([]).keys()) {
    const thing = { id: 'one', prefab, x: 64, y: 64 }
    const doc = { key: 'hat-shop', things: [thing] }
    const opens = openingOf(doc, thing) !== null || cabinetOn({ doc }, footOf(thing)) !== null
    if (opens || prefab === SMELL_POST) expect(mayBeGivenAction(prefab), prefab).toBe(false)
  }
  for (const prefab of ['bench', 'ball', 'bowl-water']) expect(mayBeGivenAction(prefab), prefab).toBe(false)
})

it('[US8] scenery and pictures from outside may have one', () => {
  for (const prefab of ['spruce-tall', 'lamp', 'own-pink-bench']) expect(mayBeGivenAction(prefab), prefab).toBe(true)
})
