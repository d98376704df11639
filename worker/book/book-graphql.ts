import { PAGES } from '#durable/rules/stamps/stamps.ts'
import { ACTOR_ARGS, actorOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { requireViewer } from '#worker/auth/require-staff.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { bookOf, stampEarlier, takePage } from './book-db.ts'
import type { Book, BookStamp } from './book-db.ts'

const PageEnum = builder.enumType('BookPage', { values: PAGES })

const StampType = builder.objectRef<BookStamp>('BookStamp').implement({
  fields: (t) => ({
    key: t.string({ description: 'As in durable/rules/stamps.', resolve: ({ key }) => key }),
    at: t.string({ description: 'When it was given, ISO 8601 in UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

const BookType = builder.objectRef<Book>('Book').implement({
  fields: (t) => ({
    stamps: t.field({
      type: [StampType],
      description: 'The oldest first.',
      resolve: ({ stamps }) => [...stamps],
    }),
    paid: t.field({
      type: [PageEnum],
      description: 'The pages whose bones the viewer has taken.',
      resolve: ({ paid }) => [...paid],
    }),
  }),
})

/** The collector's book of a user. */
export function addBook() {
  builder.queryField('book', (t) =>
    t.field({
      type: BookType,
      description: "The viewer's collector's book [BK1].",
      resolve: async (_root, _args, context) => bookOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.mutationField('openBook', (t) =>
    t.field({
      type: BookType,
      description: 'The same, with the stamps of what the viewer has done before there was a book.',
      resolve: async (_root, _args, context) => {
        const { userId } = requireViewer(context)
        await stampEarlier(context.db, { userId, now: context.now })
        return bookOf(context.db, userId)
      },
    }),
  )

  builder.mutationField('takeBookPage', (t) =>
    t.int({
      description: 'Takes the bones of a full page for a dog, once [BK3]. Returns how many.',
      args: { ...ACTOR_ARGS, page: t.arg({ type: PageEnum }) },
      resolve: async (_root, { page, ...by }, context) =>
        doneOr(await takePage(context.db, actorOf(context, by), page), context).bones,
    }),
  )
}
