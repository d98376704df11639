import { FILM_SECONDS } from '#durable/rules/cinema/programme.ts'
import { type WholeFilm, allFilms, isFilm, removeFilm, saveFilm } from '#worker/db/manage/films.ts'
import { Lang, builder, isoTime } from '../builder.ts'
import { filmHosts, filmSource } from '../cinema/film-source.ts'
import { badInput } from '../errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { epochOf, reasonOf, requireFreshStaff, textOf } from './staff.ts'

const Title = builder.objectRef<WholeFilm['titles'][number]>('FilmTitle').implement({
  fields: (t) => ({ language: t.expose('language', { type: Lang }), title: t.exposeString('title') }),
})

const Whole = builder.objectRef<WholeFilm>('WholeFilm').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    source: t.string({
      description: 'As it may be given again.',
      resolve: ({ file, youtube }) => file ?? `https://youtu.be/${youtube}`,
    }),
    seconds: t.exposeInt('seconds'),
    startsAt: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null: it goes round.',
      resolve: ({ startsAt }) => (startsAt === null ? null : isoTime(startsAt)),
    }),
    titles: t.field({ type: [Title], resolve: ({ titles }) => titles }),
  }),
})

const TitleInput = builder.inputType('FilmTitleInput', {
  fields: (t) => ({ language: t.field({ type: Lang }), title: t.string() }),
})

const FilmInput = builder.inputType('FilmInput', {
  fields: (t) => ({
    source: t.string({ description: 'A path below /films/, an https address at a host of FILM_HOSTS, or of YouTube.' }),
    seconds: t.int({ description: `${FILM_SECONDS.min} to ${FILM_SECONDS.max}.` }),
    startsAt: t.string({ required: false, description: 'ISO 8601; null: it goes round with the others.' }),
    titles: t.field({ type: [TitleInput], description: 'In one language at least.' }),
  }),
})

/** [CI1] The programme of the cinema, as staff make it. */
export function addFilms() {
  builder.queryField('films', (t) =>
    t.field({
      type: [Whole],
      description: 'All of them, those that are over too.',
      resolve: async (_root, _args, context) => {
        await requireStaff(context, 'edit-films')
        return allFilms(context.db)
      },
    }),
  )

  builder.mutationField('saveFilm', (t) =>
    t.int({
      description: 'Answers the id; a new film where none is given.',
      args: { id: t.arg.int({ required: false }), film: t.arg({ type: FilmInput }), reason: t.arg.string() },
      resolve: async (_root, { id, film, reason }, context) => {
        const { userId } = await requireFreshStaff(context, 'edit-films')
        const { db, env, now } = context
        const source = filmSource(film.source, filmHosts(env))
        if (!source) throw badInput('source: a file of ours, of a known host, or a film of YouTube')
        const { min, max } = FILM_SECONDS
        if (film.seconds < min || film.seconds > max) throw badInput(`seconds: ${min} to ${max}`)
        const titles = film.titles.map(({ language, title }) => ({
          language,
          title: textOf('title', title, { min: 1, max: 60 }),
        }))
        if (new Set(titles.map(({ language }) => language)).size !== titles.length || titles.length === 0)
          throw badInput('titles: one for each language, and one at least')
        if (typeof id === 'number' && !(await isFilm(db, id))) throw badInput('id: there is none')
        const startsAt = film.startsAt ? epochOf('startsAt', film.startsAt) : null
        const whole = { id: id ?? null, ...source, seconds: film.seconds, startsAt, titles }
        return saveFilm(db, whole, { by: userId, reason: reasonOf(reason), now })
      },
    }),
  )

  builder.mutationField('removeFilm', (t) =>
    t.boolean({
      args: { id: t.arg.int(), reason: t.arg.string() },
      resolve: async (_root, { id, reason }, context) => {
        const { userId } = await requireFreshStaff(context, 'edit-films')
        await removeFilm(context.db, id, { by: userId, reason: reasonOf(reason), now: context.now })
        return true
      },
    }),
  )
}
