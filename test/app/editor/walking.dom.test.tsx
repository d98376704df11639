import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GATED, SHED } from './guarded-rooms.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Longer than a step, ms. */
const STEP_MS = 600

/** The desk with the cursor at the entry of the yard, and one stroke drawn. */
async function openedWalk() {
  const editor = openedEditor('en', [GATED, SHED])
  const { user, findByRole, getByRole, passes, texts } = editor
  await user.click(await findByRole('button', { name: texts.map.open }))
  const map = await findByRole('application')
  map.focus()
  await user.keyboard('{ArrowRight}{ArrowDown}b')
  await user.click(getByRole('button', { name: texts.map.terrain.path }))
  map.focus()
  await user.keyboard('{Enter}')
  await passes(0)
  await user.click(getByRole('button', { name: texts.walking.open }))
  const walksIn = (name: string) => findByRole('region', { name: texts.walking.title.replace('{{name}}', name) })
  const surface = (name: string) => getByRole('application', { name: new RegExp(`^${name}\\. `) })
  const steps = async (name: string, keys: string) => {
    surface(name).focus()
    for (const key of keys.split(' ')) {
      await user.keyboard(`{${key}}`)
      await passes(STEP_MS)
    }
  }
  return { ...editor, walksIn, steps }
}

const TO_THE_DOOR = 'ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight'

it('is told at a door why it stays shut, and as another dog leads on into the room behind', async () => {
  const { walksIn, steps, findByText, getByRole, user, texts } = await openedWalk()
  await walksIn('The Yard')
  await steps('The Yard', TO_THE_DOOR)
  await findByText('Only for the Lodge')
  await user.selectOptions(getByRole('combobox', { name: texts.walking.pack }), 'losjen')
  await steps('The Yard', 'ArrowLeft ArrowRight')
  await walksIn('The Shed')
})

it('lets an administrator through every door', async () => {
  const { walksIn, steps, getByRole, user, texts } = await openedWalk()
  await user.selectOptions(getByRole('combobox', { name: texts.walking.role }), 'admin')
  await steps('The Yard', TO_THE_DOOR)
  await walksIn('The Shed')
})

it('goes back to the same tile by Escape, with all steps to undo', async () => {
  const { walksIn, steps, user, passes, getByRole, getByText, findByRole, queryByRole, yardGround, texts } =
    await openedWalk().then((walk) => ({ ...walk, yardGround: () => walk.yard.draft?.doc.layers.terrain?.[1] }))
  await walksIn('The Yard')
  await steps('The Yard', 'ArrowDown')
  await user.keyboard('{Escape}')
  expect(queryByRole('region', { name: texts.walking.title.replace('{{name}}', 'The Yard') })).toBeNull()
  getByText(`1, 1: ${texts.map.terrain.path}; ${texts.map.ground.walk}`)
  await vi.waitFor(() => expect(document.activeElement).toBe(getByRole('button', { name: texts.walking.open })))
  expect(yardGround()).toBe('gppgggggg')
  await user.click(await findByRole('button', { name: texts.undo }))
  await passes(0)
  expect(yardGround()).toBe('ggggggggg')
})

it('begins at the entry where nobody can stand, and says so', async () => {
  const { user, findByRole, findByText, texts } = openedEditor('en', [GATED, SHED])
  await user.click(await findByRole('button', { name: texts.map.open }))
  await findByRole('application')
  await user.click(await findByRole('button', { name: texts.walking.open }))
  await findByText(texts.walking.atEntry)
})
