import { REACTIONS } from '#durable/rules/site/announcements.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { Lang, builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { badInput } from '#worker/refusals.ts'
import { announcementArchive, announcementOut, latestAnnouncements } from './announcements-db.ts'
import type { News } from './announcements-db.ts'
import { giveReaction, isReaction, reactionsTo, takeBackReaction } from './reactions-db.ts'
import type { ReactionCount } from './reactions-db.ts'

const KINDS = REACTIONS.join(', ')

const Announcement = builder.objectRef<News>('Announcement').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'Markdown.' }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: (news) => isoTime(news.publishedAt) }),
    image: t.exposeString('image', { nullable: true, description: 'Path of a small picture.' }),
    imageAlt: t.exposeString('imageAlt', {
      nullable: true,
      description: 'The alternative text of the picture; null if it is decoration only.',
    }),
    type: t.exposeInt('type'),
  }),
})

const Reaction = builder.objectRef<ReactionCount>('Reaction').implement({
  description: 'How many readers gave a reaction to an announcement.',
  fields: (t) => ({
    reaction: t.exposeString('reaction', { description: KINDS }),
    count: t.exposeInt('count'),
    isMine: t.exposeBoolean('isMine', { description: 'Whether the viewer gave it.' }),
  }),
})

const AnnouncementPage = builder.objectRef<News>('AnnouncementPage').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    message: t.exposeString('message', { description: 'Markdown.' }),
    date: t.string({ description: 'ISO 8601, UTC.', resolve: (news) => isoTime(news.publishedAt) }),
    image: t.exposeString('image', { nullable: true, description: 'Path of a small picture.' }),
    imageAlt: t.exposeString('imageAlt', {
      nullable: true,
      description: 'The alternative text of the picture; null if it is decoration only.',
    }),
    type: t.exposeInt('type'),
    reactions: t.field({
      type: [Reaction],
      description: 'One entry for each of the four reactions, in order, also for those that nobody gave.',
      resolve: ({ id }, _args, { db, viewer }) => reactionsTo(db, id, viewer?.userId ?? null),
    }),
  }),
})

const AnnouncementArchive = builder.objectRef<{ news: News[]; pages: number }>('AnnouncementArchive').implement({
  fields: (t) => ({
    announcements: t.expose('news', { type: [Announcement] }),
    pages: t.exposeInt('pages'),
  }),
})

/** More pages than there will ever be. */
const LAST_PAGE = 10_000

/** Announcements, in the reader's language. */
export function addAnnouncements() {
  builder.queryField('latestAnnouncements', (t) =>
    t.field({
      type: [Announcement],
      args: {
        language: t.arg({ type: Lang, required: false, description: "Of the texts; else the viewer's own." }),
      },
      resolve: (_root, { language: asked }, { db, language, now }) => latestAnnouncements(db, asked ?? language, now),
    }),
  )

  builder.queryField('announcementArchive', (t) =>
    t.field({
      type: AnnouncementArchive,
      description: 'All announcements, newest first, by pages that count from 1.',
      args: {
        page: t.arg.int(),
        language: t.arg({ type: Lang, required: false, description: "Of the texts; else the viewer's own." }),
      },
      resolve: (_root, { page, language: asked }, { db, language, now }) => {
        if (page < 1 || page > LAST_PAGE) throw badInput(`page: 1 to ${LAST_PAGE}`)
        return announcementArchive(db, { page, language: asked ?? language, now })
      },
    }),
  )

  builder.queryField('getAnnouncement', (t) =>
    t.field({
      type: AnnouncementPage,
      nullable: true,
      description: 'Null if there is none, or it is not published yet.',
      args: { id: t.arg.int() },
      resolve: (_root, { id }, { db, language, now }) => announcementOut(db, { id, language, now }),
    }),
  )

  builder.mutationField('react', (t) =>
    t.field({
      type: [Reaction],
      description: `Gives one's reaction (${KINDS}) or takes it back; answers all reactions.`,
      args: { announcementId: t.arg.int(), reaction: t.arg.string(), on: t.arg.boolean() },
      resolve: async (_root, { announcementId, reaction, on }, context) => {
        const { db, language, now } = context
        const { userId } = requireViewer(context)
        await requireRate(context, 'REACTION_BRAKE', userId)
        if (!isReaction(reaction)) throw badInput(`reaction: ${KINDS}`)
        if (!(await announcementOut(db, { id: announcementId, language, now }))) {
          throw badInput('announcementId: there is no such announcement')
        }
        const given = { announcementId, userId, reaction }
        await (on ? giveReaction(db, given) : takeBackReaction(db, given))
        return reactionsTo(db, announcementId, userId)
      },
    }),
  )
}
