import { type ProgrammeFilm, programme } from './films-db.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'

const Film = builder.objectRef<ProgrammeFilm>('Film').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'In the language, or in one that there is.' }),
    file: t.exposeString('file', { nullable: true, description: 'A path of ours or an https address; else null.' }),
    youtube: t.exposeString('youtube', { nullable: true, description: 'Its id there; else null.' }),
    seconds: t.exposeInt('seconds', { description: 'How long it lasts.' }),
    startsAt: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null: it is one of those that go round and round.',
      resolve: ({ startsAt }) => (startsAt === null ? null : isoTime(startsAt)),
    }),
  }),
})

/**
 * [CI1] The programme of the cinema. Each client calculates from the clock which film is on, and which second of it.
 */
export function addProgramme() {
  builder.queryField('cinemaProgramme', (t) =>
    t.field({
      type: [Film],
      description: 'Without those that are over, in the order of the round.',
      args: { language: t.arg({ type: Lang, required: false, description: "Of the titles; else the viewer's own." }) },
      resolve: (_root, { language: asked }, { db, language, now }) => programme(db, asked ?? language, now),
    }),
  )
}
