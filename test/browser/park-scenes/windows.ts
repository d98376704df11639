import { HATS } from '#durable/rules/items/hats.ts'
import { HAT_SHOP } from '#durable/world/indoors/hat-shop.ts'
import type { Visitor } from '../visitor.ts'
import type { Scenes } from './scene.ts'

/** Scenes of the windows that the bar and the menu open. */
export const WINDOWS: Scenes = {
  async menu({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.menu).click()
    await shoot('menu')
  },
  async map({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.map).click()
    await visitor.page.getByRole('button', { name: new RegExp(`^${HAT_SHOP.name[visitor.language]}, `) }).click()
    await shoot('map')
  },
  async bag({ visitor, shoot }) {
    await visitor.button(visitor.texts.game.bar.bag).click()
    const beanie = HATS.find(({ key }) => key === 'beanie')?.name[visitor.language] ?? ''
    await visitor.page.getByRole('button', { name: beanie }).first().click()
    await shoot('bag')
  },
  async looks({ visitor, shoot }) {
    const { looks } = visitor.texts.late
    await visitor.button(visitor.texts.game.bar.bag).click()
    await visitor.button(looks.title).click()
    await visitor.page
      .getByRole('button', { name: new RegExp(`: ${looks.free}$`) })
      .first()
      .click()
    await visitor.button(looks.save).click()
    await visitor.page.getByText(looks.saved).waitFor()
    await shoot('looks')
  },
  async profile({ visitor, shoot }) {
    await visitor.opensProfileOf('Saffi')
    await shoot('profile')
  },
  async own({ visitor, shoot }) {
    const { own } = visitor.texts.game.life
    await visitor.button(own.open.replace('{{name}}', 'Bella')).click()
    await visitor.page.getByRole('dialog').waitFor()
    await shoot('own')
  },
  ...inMenu('news', ({ game }) => game.menu.news),
  ...inMenu('sound', ({ game }) => game.menu.sound),
  ...inMenu('report', ({ game }) => game.dogMenu.report),
  ...inMenu('help', ({ game }) => game.menu.help),
  ...inMenu('options', ({ game }) => game.bar.options),
  ...byKey('friends', ({ game }) => game.life.friends.title),
  ...byKey('phrases', ({ game }) => game.talk.phrases.title),
  async search({ visitor, shoot }) {
    const { bar, search } = visitor.texts.game
    await visitor.choosesInMenu(bar.search)
    await visitor.page.getByRole('searchbox', { name: search.name }).fill('Va')
    await visitor.page.getByText(search.here).first().waitFor()
    await shoot('search')
  },
}

function inMenu(name: string, entryOf: (texts: Visitor['texts']) => string): Scenes {
  return {
    async [name]({ visitor, shoot }) {
      await visitor.choosesInMenu(entryOf(visitor.texts))
      await visitor.page.getByRole('dialog').waitFor()
      await shoot(name)
    },
  }
}

function byKey(name: string, keyOf: (texts: Visitor['texts']) => string): Scenes {
  return {
    async [name]({ visitor, shoot }) {
      await visitor.presses(visitor.button(keyOf(visitor.texts)))
      await visitor.page.getByRole('dialog').waitFor()
      await shoot(name)
    },
  }
}
