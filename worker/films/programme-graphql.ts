import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { programme } from './films-db.ts'
import type { ProgrammeFilm } from './films-db.ts'

const Film = builder.objectRef<ProgrammeFilm>('Film').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title', { description: 'The title in the language, or in one that it has.' }),
    file: t.exposeString('file', {
      nullable: true,
      description: 'A path of this site or an https address; null for a film on YouTube.',
    }),
    youtube: t.exposeString('youtube', { nullable: true, description: 'The id on YouTube; null for a file.' }),
    seconds: t.exposeInt('seconds', { description: 'The length of the film, in seconds.' }),
    startsAt: t.string({
      nullable: true,
      description: 'When it is shown, ISO 8601 in UTC; null for a film of the rotation.',
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
      description: 'The films that are not over, in the order of the rotation.',
      args: { language: t.arg({ type: Lang, required: false, description: "Of the titles; else the viewer's own." }) },
      resolve: (_root, { language: asked }, { db, language, now }) => programme(db, asked ?? language, now),
    }),
  )
}
