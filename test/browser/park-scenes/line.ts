import { another } from './scene.ts'
import type { Scenes } from './scene.ts'

/** Scenes of the connection to the park. */
export const LINE: Scenes = {
  async lost(scene) {
    const guest = await another(scene, { email: 'supporter@voffpark.test' })
    const { page, texts } = guest.visitor
    await page.context().setOffline(true)
    await scene.server.deploy()
    await page.getByText(texts.game.link.lost).waitFor()
    await guest.shoot('lost')
    await guest.visitor.leave()
    await scene.visitor.page.getByText(texts.game.link.lost).waitFor({ state: 'detached' })
  },
  /** The dog has entered the park in another window. */
  async elsewhere(scene) {
    const guest = await another(scene, { email: 'supporter@voffpark.test' })
    const { page, texts } = guest.visitor
    const other = await page.context().newPage()
    await other.goto(page.url())
    await page.getByText(texts.game.ended.elsewhereText).waitFor()
    await guest.shoot('elsewhere')
    await guest.visitor.leave()
  },
  async unavailable(scene) {
    const guest = await another(scene, { email: 'supporter@voffpark.test' })
    const { page } = guest.visitor
    const database = scene.server.database
    await database.prepare(`INSERT OR REPLACE INTO setting (type, value) VALUES ('DISABLE_CLIENT', '1')`).run()
    await page.reload()
    await page.getByRole('heading').first().waitFor()
    await guest.shoot('unavailable')
    await database.prepare(`DELETE FROM setting WHERE type = 'DISABLE_CLIENT'`).run()
    await guest.visitor.leave()
  },
}
