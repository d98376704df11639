import { comesInto } from '../comes-into.ts'
import { setsClock } from '../page-clock.ts'
import type { Visitor } from '../visitor.ts'
import { another, byDaylight, closesAll } from './scene.ts'
import type { Scene, Scenes } from './scene.ts'

const FRIEND = 'supporter@voffpark.test'

/** Scenes of the shop, the cinema and the mountain, and of a dog that has died. */
export const LIFE: Scenes = {
  async shop(scene) {
    const guest = await another(scene, { email: FRIEND, room: 'hat-shop' })
    const { shop } = guest.visitor.texts.late
    await guest.visitor.pressesRoomKey(guest.visitor.texts.game.life.shop.open)
    const goods = guest.visitor.page.getByRole('list', { name: shop.shelves }).getByRole('button')
    await guest.visitor.presses(goods.nth(2))
    await guest.shoot('shop')
    await guest.visitor.leave()
  },
  async trade(scene) {
    const { visitor } = scene
    const friend = await another(scene, { email: FRIEND, place: 1 })
    const { trade } = visitor.texts.late
    await visitor.opensProfileOf('Pluto')
    await visitor.presses(visitor.button(trade.title))
    await friend.shoot('trade-asked')
    await friend.visitor.presses(friend.visitor.button(trade.look))
    await friend.visitor.button(trade.agree).waitFor()
    await friend.shoot('trade-begun')
    const hat = visitor.page.getByRole('list', { name: trade.yours }).getByRole('button').first()
    await visitor.presses(hat)
    await visitor.presses(visitor.button(trade.agree))
    await visitor.page.getByText(trade.waiting.replace('{{name}}', 'Pluto')).waitFor()
    await scene.shoot('trade')
    await visitor.presses(visitor.button(trade.leave))
    await friend.visitor.page.getByText(trade.over).waitFor()
    await friend.shoot('trade-over')
    await friend.visitor.leave()
  },
  async poop({ visitor, shoot }) {
    const { poop } = visitor.texts.game.life
    await visitor.choosesAtHand(poop.title)
    await visitor.page.getByRole('dialog', { name: poop.title }).getByRole('textbox').fill('Her har jeg været')
    await shoot('poop')
  },
  /** The film, the question before it, and the programme without a film. */
  async cinema(scene) {
    const guest = await another(scene, { email: FRIEND })
    const { late, game } = guest.visitor.texts
    const database = scene.server.database
    const looks = async (name: string, words: string, change?: string) => {
      if (change) await database.prepare(`UPDATE film SET ${change}`).run()
      await closesAll(guest.visitor)
      await guest.visitor.pressesRoomKey(game.life.cinema.open)
      await guest.visitor.page.getByRole('dialog').getByText(words).first().waitFor()
      await guest.shoot(name)
    }
    await guest.visitor.setsOutFor(scene.visitor.language === 'en' ? 'The Cinema' : 'Biografen')
    await guest.visitor.isIn(scene.visitor.language === 'en' ? 'The Cinema' : 'Biografen')
    await looks('cinema-still', late.cinema.play)
    await guest.visitor.presses(guest.visitor.button(late.cinema.play))
    await guest.visitor.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4)
    await guest.shoot('cinema')
    await looks('cinema-youtube', late.cinema.yes, `file = null, youtube = 'abc-DEF_123'`)
    await looks('cinema-empty', late.cinema.empty, `starts_at = ${Date.now() + 86_400_000}`)
    await database.prepare(`UPDATE film SET file = '/films/a-walk.webm', youtube = null, starts_at = null`).run()
    await guest.visitor.leave()
  },
  /** What the nose smells at the beginning of the day's trail, by day and at night. */
  async trail(scene) {
    const follows = async (name: string, { visitor, shoot }: Pick<Scene, 'visitor' | 'shoot'>) => {
      const { around, hand } = visitor.texts.game
      await visitor.walksTo(around.thing.noticeBoard)
      await visitor.panes.putAway()
      await visitor.page.waitForTimeout(6000)
      await visitor.presses(visitor.button(hand.nose))
      await visitor.page.waitForTimeout(1500)
      await shoot(name)
    }
    await follows('trail', scene)
    await setsClock(scene.visitor.page, new Date().setUTCHours(22, 0, 0, 0))
    await scene.visitor.page.reload()
    await scene.visitor.inPark()
    await follows('trail-night', scene)
    await byDaylight(scene.visitor)
    await scene.visitor.page.reload()
    await scene.visitor.inPark()
  },
  /** A dog that cannot pay for a question, and one that can. */
  async mountain(scene) {
    const { visitor, shoot } = scene
    const { game, late } = visitor.texts
    const { open } = game.life.mountain
    const { ask, riddle } = late.mountain
    const titleOf = ({ page }: Visitor) => page.getByRole('heading', { name: riddle.title })
    const poor = await another(scene, { email: FRIEND, room: 'wisdom-cave' })
    await poor.visitor.pressesRoomKey(open)
    await titleOf(poor.visitor).waitFor()
    await poor.shoot('mountain-poor')
    await poor.visitor.leave()
    const home = await comesInto(visitor.page, 'wisdom-cave')
    await visitor.page.reload()
    await visitor.pressesRoomKey(open)
    await titleOf(visitor).waitFor()
    await visitor.presses(visitor.page.getByRole('dialog').getByRole('listitem').nth(1).getByRole('button'))
    await shoot('riddle')
    await visitor.presses(visitor.button(ask))
    await titleOf(visitor).waitFor({ state: 'detached' })
    await shoot('mountain')
    await home()
    await visitor.page.reload()
    await visitor.inPark()
  },
  /** It must come last, since it turns the clock by days for all scenes after it. */
  async died(scene) {
    const old = await another(scene, { email: FRIEND, place: 1 })
    await scene.server.turnClock(10 * 86_400_000)
    const { ended } = old.visitor.texts.game
    await old.visitor.page.getByText(ended.diedText.replace('{{name}}', 'Pluto')).waitFor()
    await old.shoot('died')
    await old.visitor.leave()
    await stepsSouth(scene.visitor)
    await scene.shoot('gravestone')
  },
}

/** Walks south, towards the entry where the dog died. */
async function stepsSouth({ page }: Visitor) {
  await page.getByRole('application').focus()
  await page.keyboard.down('ArrowDown')
  await page.waitForTimeout(1200)
  await page.keyboard.up('ArrowDown')
}
