import { decisionText } from '#durable/protocol/decision-texts.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { INTERVALS } from '#worker/db/schema/highscores.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { board, ownStanding } from './highscores-db.ts'
import type { BoardRow, OwnStanding } from './highscores-db.ts'
import { removalsOf } from './removals-db.ts'
import type { OwnRemoval } from './removals-db.ts'

export const GameEnum = builder.enumType('Game', { values: GAMES })

const Interval = builder.enumType('Interval', {
  description: 'A day, a week (from Monday) or a year in Europe/Oslo, up to now.',
  values: INTERVALS,
})

const HighscoreRow = builder.objectRef<BoardRow>('HighscoreRow').implement({
  fields: (t) => ({
    score: t.exposeInt('score'),
    dogname: t.exposeString('dogName'),
    position: t.exposeInt('position', { description: 'The position, from 1. Equal scores share one.' }),
    isMe: t.boolean({
      description: 'Whether it is a dog of the viewer.',
      resolve: ({ ownerId }, _args, { viewer }) => ownerId === viewer?.userId,
    }),
  }),
})

const OwnStandingRef = builder.objectRef<OwnStanding>('OwnStanding').implement({
  fields: (t) => ({
    score: t.exposeInt('score'),
    dogname: t.exposeString('dogName'),
    position: t.exposeInt('position', {
      nullable: true,
      description: 'From 1, also below the ten rows; null where a thousand dogs or more are better.',
    }),
  }),
})

const RemovedScore = builder.objectRef<OwnRemoval>('RemovedScore').implement({
  description: 'A score of the viewer that staff have removed from the boards.',
  fields: (t) => ({
    score: t.exposeInt('score'),
    dogname: t.exposeString('dogName'),
    reason: t.exposeString('reason', { description: "The moderator's words." }),
    origin: t.string({
      description: "How it came to be known, and by whom it was decided, in the viewer's language [B22].",
      resolve: (removal, _args, { language }) => decisionText(language, removal),
    }),
    at: t.string({ description: 'ISO 8601, UTC.', resolve: ({ at }) => isoTime(at) }),
  }),
})

/** The boards of the minigames. */
export function addHighscores() {
  builder.queryField('highscores', (t) =>
    t.field({
      type: [HighscoreRow],
      description: 'The best ten dogs of the interval, best first.',
      args: { game: t.arg({ type: GameEnum }), interval: t.arg({ type: Interval }) },
      resolve: (_root, { game, interval }, { db, now }) => board(db, { game, interval, now }),
    }),
  )

  builder.queryField('leader', (t) =>
    t.field({
      type: HighscoreRow,
      nullable: true,
      description: 'The best dog of the interval; null if none has a score.',
      args: { game: t.arg({ type: GameEnum }), interval: t.arg({ type: Interval }) },
      resolve: async (_root, { game, interval }, { db, now }) =>
        (await board(db, { game, interval, now, first: 1 }))[0],
    }),
  )

  builder.queryField('removedScores', (t) =>
    t.field({
      type: [RemovedScore],
      description: 'Scores of the viewer in a game that staff have removed, the newest first; empty for visitors.',
      args: { game: t.arg({ type: GameEnum }) },
      resolve: (_root, { game }, { db, viewer }) => (viewer ? removalsOf(db, { user: viewer.userId, game }) : []),
    }),
  )

  builder.queryField('ownStanding', (t) =>
    t.field({
      type: OwnStandingRef,
      nullable: true,
      description:
        'The best dog of the viewer in the interval; null for visitors, and where none of their dogs has a score.',
      args: { game: t.arg({ type: GameEnum }), interval: t.arg({ type: Interval }) },
      resolve: (_root, { game, interval }, { db, now, viewer }) =>
        viewer ? ownStanding(db, viewer.userId, { game, interval, now }) : null,
    }),
  )
}
