import { ownPrefab } from '#durable/rules/pictures/own-prefab.ts'
import { addressOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { footOfSprite, groundOfSprite, isThing } from '#durable/rules/sheets/sprites.ts'
import type { SpriteRow } from '#durable/rules/sheets/sprites.ts'
import { run } from '#worker/db/query.ts'
import { Lang, builder } from '#worker/graphql/builder.ts'
import { publishedSheet } from './sheets-db.ts'

const Sprite = builder.objectRef<SpriteRow>('Sprite').implement({
  description: 'A thing that stands or lies in rooms, whose picture administrators have uploaded.',
  fields: (t) => ({
    prefab: t.string({ description: 'By this rooms name it.', resolve: ({ id }) => ownPrefab(id) }),
    name: t.string({
      args: { language: t.arg({ type: Lang, required: false, description: "Else the viewer's own." }) },
      resolve: ({ name }, args, { language }) => name[args.language ?? language],
    }),
    picture: t.string({ description: 'A path of this site.', resolve: ({ picture }) => addressOfPicture(picture) }),
    isLying: t.boolean({ description: 'Whether dogs walk over it.', resolve: ({ use }) => use === 'lying' }),
    footX: t.int({ description: 'Where its foot is, px from the left.', resolve: (row) => footOfSprite(row).x }),
    footY: t.int({ description: 'The same from the top.', resolve: (row) => footOfSprite(row).y }),
    ground: t.intList({
      nullable: true,
      description: 'Width and depth of the ground that it takes up, px; null for none.',
      resolve: (row) => groundOfSprite(row) && [...(groundOfSprite(row) ?? [])],
    }),
  }),
})

/** The pictures that administrators have uploaded, for everybody: pages that show a room with one draw it. */
export function addSprites() {
  builder.queryField('pictureCredits', (t) =>
    t.stringList({
      description: 'Whose pictures the park shows besides its own, each once, in alphabetical order.',
      resolve: async (_root, _args, { db }) => creditsIn((await run(publishedSheet(db, 'sprites'))).rows),
    }),
  )

  builder.queryField('parkSprites', (t) =>
    t.field({
      type: [Sprite],
      description: 'The things whose pictures administrators have uploaded.',
      resolve: async (_root, _args, { db }) => (await run(publishedSheet(db, 'sprites'))).rows.filter(isThing),
    }),
  )
}

function creditsIn(rows: readonly SpriteRow[]): string[] {
  const named = rows.flatMap(({ licence, credit }) => (licence === 'credits' && credit !== undefined ? [credit] : []))
  return [...new Set(named)].toSorted((one, other) => one.localeCompare(other))
}
