import { PAGES, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { closesAll } from './scene.ts'
import type { Scene, Scenes } from './scene.ts'

/** Scenes of the collector's book: nearly empty, its pages half full and full, and the notice of a new stamp. */
export const BOOK: Scenes = {
  async book(scene) {
    const { visitor, shoot } = scene
    const { book, game } = visitor.texts
    const opens = async () => {
      await visitor.choosesInMenu(game.menu.book)
      await visitor.page.getByRole('dialog').getByRole('list').waitFor()
    }
    await opens()
    await shoot('book-begun')
    await closesAll(visitor)
    await haveStamps(scene, [
      ...stampsOn('first'),
      ...stampsOn('places'),
      ...stampsOn('nose').slice(1, 9),
      ...stampsOn('year').slice(0, 7),
    ])
    await opens()
    for (const page of PAGES) {
      await visitor.presses(visitor.button(book.page[page]))
      await shoot(`book-${page}`)
    }
    await visitor.presses(visitor.button(book.page.places))
    await visitor.presses(visitor.button(book.take.replace('{{count}}', '20')))
    await visitor.page.getByText(book.taken).waitFor()
    await shoot('book-taken')
  },
}

async function haveStamps({ server }: Scene, keys: readonly StampKey[]): Promise<void> {
  await server.database
    .prepare(
      `insert into stamp (user_id, key, at) select user.id, value, 1 from user, json_each(?1) where true on conflict do nothing`,
    )
    .bind(JSON.stringify(keys))
    .run()
}
