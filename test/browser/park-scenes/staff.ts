import { signIn } from '#test/bots/bot.ts'
import { BELLA } from '../company.ts'
import { another, closesAll } from './scene.ts'
import type { Scenes } from './scene.ts'

/** Scenes of moderators, and of notices that players get. */
export const STAFF: Scenes = {
  async notices({ visitor, mates, shoot, server }) {
    const guard = await signIn(server.url, { email: 'mod@voffpark.test', user: 'Ingrid', dog: 'Freja' })
    const room = mates[0]?.welcome?.room
    const calm =
      'mutation ($room: String!, $mode: CalmMode, $every: Int, $for: Int) { calmRoom(room: $room, mode: $mode, everySeconds: $every, minutes: $for) }'
    await guard.ask(calm, { room, mode: 'slow', every: 5, for: 5 })
    const friend = await signIn(server.url, { email: 'supporter@voffpark.test', user: '', dog: '' })
    await friend.enter()
    await friend.ask('mutation ($me: Int!, $to: Int!) { askFriend(dogId: $me, otherDogId: $to) }', {
      me: friend.dog,
      to: BELLA,
    })
    await visitor.setsOutFor(visitor.language === 'en' ? 'The Hat Shop' : 'Hattebutikken')
    await shoot('notices')
    await visitor.page.keyboard.press('Escape')
    await guard.ask(calm, { room, mode: null })
    await friend.leave()
  },
  async kick(scene) {
    const guard = await another(scene, { email: 'mod@voffpark.test' })
    await guard.visitor.roster.chooses('Vaks', guard.visitor.texts.game.dogMenu.kick)
    await guard.visitor.page.getByRole('dialog').getByRole('radio').first().waitFor()
    await guard.shoot('kick')
    await closesAll(guard.visitor)
    await guard.visitor.choosesInMenu(guard.visitor.texts.game.talk.calm.title)
    await guard.shoot('calm')
    await guard.visitor.leave()
  },
}
