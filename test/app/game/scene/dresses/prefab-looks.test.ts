import { expect, it } from 'vitest'
import prefabs from '#app/art/built/park-prefabs.json' with { type: 'json' }
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'

it('has for each prefab what the art build says of it', () => {
  const built = Object.entries(prefabs).map(([name, { kind, frames, shadow }]) => [name, { kind, frames, shadow }])
  expect(Object.fromEntries(PREFAB_LOOKS)).toEqual(Object.fromEntries(built))
})
