import { osloMonth } from '#durable/rules/life/days.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import type { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** Gives the player a term on the party committee that is on. */
async function seats({ server }: Park, { user, dogs }: Player) {
  const now = Date.now()
  await server.database
    .prepare(
      'insert into committee_term (user_id, dog_id, seat, month, starts_at, until, appointed_at) values (?, ?, 0, ?, ?, ?, ?)',
    )
    .bind(user, dogs[0]?.id ?? 0, osloMonth(now), now - 1000, now + MONTH_MS, now - 1000)
    .run()
}

/** Walks to the wheel by its row of the park as text, which opens it. */
async function goesToWheel(visitor: Visitor) {
  const { around } = visitor.texts.game
  await visitor.panes.open('dogs')
  await visitor.presses(visitor.button(`${around.does.open}: ${around.thing.spinningWheel}`))
  await visitor.page.getByRole('dialog', { name: visitor.texts.late.wheel.title }).waitFor()
}

/** What a visitor is told of the dog that was drawn. */
function resultOf({ page, texts }: Visitor) {
  const sentences = Object.values(texts.late.wheel.sector).map((text) => text.replace('{{name}}', '.+'))
  return page.getByRole('status').filter({ hasText: new RegExp(`^(${sentences.join('|')})\\.$`) })
}

it('a member opens the wheel and spins it before two others, one of whom reads the park as text', async ({ park }) => {
  const member = await park.player({ dogs: ['Hjulmand'] })
  await seats(park, member)
  const host = await park.enters(member, { room: 'party-lawn' })
  const reader = await park.enters({ dogs: ['Læsehund'], language: 'dk' }, { room: 'party-lawn' })
  const other = await park.enters({ dogs: ['Kikker'], language: 'se' }, { room: 'party-lawn' })
  await goesToWheel(reader)
  await reader.page.getByText(reader.texts.late.wheel.closed).waitFor()
  await goesToWheel(host)
  await host.presses(host.button(host.texts.late.wheel.key.open))
  await reader.presses(reader.button(reader.texts.late.wheel.key.join))
  // Who is elsewhere in the room is told of it, and led there.
  await other.presses(other.button(other.texts.late.wheel.key.see))
  await other.presses(other.button(other.texts.late.wheel.key.join))
  await host.page.getByRole('region', { name: host.texts.late.wheel.numbers }).getByText('Kikker').waitFor()
  await host.presses(host.button(host.texts.late.wheel.key.spin))
  for (const one of [host, reader, other]) {
    await resultOf(one).waitFor()
    await one.page.getByText(one.texts.late.wheel.proof.right).waitFor()
  }
})
