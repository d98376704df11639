import { BELLA, LINES } from '../company.ts'
import type { Scene, Scenes } from './scene.ts'

/** Scenes of talking and acting in the park. */
export const TALK: Scenes = {
  async park({ visitor, mates, shoot }) {
    const lines = LINES[visitor.language]
    for (const [index, mate] of mates.entries()) mate.say(lines[index] ?? '')
    await visitor.say('Voff!')
    await shoot('park')
  },
  async chat({ visitor, shoot }) {
    await visitor.hears('Voff!')
    await shoot('chat')
  },
  async dogs({ visitor, shoot }) {
    await visitor.roster.whereIs('Bella')
    await shoot('dogs')
  },
  async ring(scene) {
    const { visitor, mates, device, shoot } = scene
    if (device.isTouch) await visitor.panes.putAway()
    const { x, y } = await onScreen(scene, mates[1]?.dog ?? 0)
    await (device.isTouch ? visitor.page.touchscreen.tap(x, y) : visitor.page.mouse.click(x, y))
    await visitor.page.getByText(visitor.texts.game.dogMenu.sniff).waitFor()
    await shoot('ring')
  },
  async keyboard({ visitor, mates, shoot, device }) {
    if (!device.isTouch) return
    await visitor.panes.putAway()
    for (const [index, mate] of mates.entries()) mate.say(LINES[visitor.language][index] ?? '')
    await visitor.page.setViewportSize({ ...device.viewport, height: Math.round(device.viewport.height * 0.58) })
    await visitor.field().fill('Jeg kommer nu')
    await shoot('keyboard')
    await visitor.field().fill('')
    await visitor.page.setViewportSize(device.viewport)
  },
  async emotes({ visitor, shoot, device }) {
    if (device.isTouch) await visitor.field().focus()
    await visitor.button(visitor.texts.game.emotes.label).click()
    await shoot('emotes')
  },
  async commands({ visitor, shoot }) {
    await visitor.field().fill('/')
    await shoot('commands')
    await visitor.field().fill('')
  },
  async refusal({ visitor, shoot }) {
    await visitor.triesToSay('ring 20 12 34 56')
    await visitor.page.getByText(visitor.texts.refusals['personal-data']).waitFor()
    await shoot('refusal')
    await visitor.field().fill('')
  },
}

/** Where a dog is on screen, if the own dog is in the middle of it. */
async function onScreen({ visitor, mates }: Scene, dog: number): Promise<{ x: number; y: number }> {
  const [me, it] = [mates[0]?.goalOf(BELLA), mates[0]?.goalOf(dog)]
  const box = await visitor.page.getByRole('application').boundingBox()
  if (!me || !it || !box) throw new Error('not there')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return { x: middle.x + 64 * (it.x - me.x), y: middle.y + 64 * (it.y - me.y) }
}
