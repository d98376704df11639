import { LINES } from '../company.ts'
import { closesAll } from './scene.ts'
import type { Scenes } from './scene.ts'

export const LARGE: Scenes = {
  /** Scenes with text of twice the size, which is reset afterwards. */
  async large({ visitor, mates, device, shoot }) {
    const { bar, dogMenu, menu, life, talk } = visitor.texts.game
    const { options } = visitor.texts.late
    const sizes = async (percent: string) => {
      await visitor.choosesInMenu(bar.options)
      await visitor.page.getByRole('slider', { name: options.textPercent }).fill(percent)
    }
    await sizes('200')
    await shoot('large-options')
    await closesAll(visitor)
    for (const [index, mate] of mates.entries()) mate.say(LINES[visitor.language][index] ?? '')
    await shoot('large-park')
    await visitor.hears(LINES[visitor.language][0] ?? '')
    await shoot('large-chat')
    await closesAll(visitor)
    const opens = {
      news: () => visitor.choosesInMenu(menu.news),
      report: () => visitor.choosesInMenu(dogMenu.report),
      friends: () => visitor.presses(visitor.button(life.friends.title)),
      phrases: () => visitor.presses(visitor.button(talk.phrases.title)),
    }
    for (const [name, open] of Object.entries(opens)) {
      await open()
      await visitor.page.getByRole('dialog').waitFor()
      await shoot(`large-${name}`)
      await closesAll(visitor)
    }
    for (const key of ['map', 'bag', 'menu'] as const) {
      await visitor.button(bar[key]).click()
      await shoot(`large-${key}`)
      if (key === 'menu') await visitor.page.keyboard.press('Escape')
      else await closesAll(visitor)
    }
    await visitor.opensProfileOf('Vaks')
    await shoot('large-profile')
    await closesAll(visitor)
    if (device.isTouch) await visitor.field().focus()
    await shoot('large-field')
    await sizes('100')
  },
}
