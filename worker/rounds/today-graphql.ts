import { requireViewer } from '#worker/auth/require-staff.ts'
import { run } from '#worker/db/query.ts'
import { builder } from '#worker/graphql/builder.ts'
import { GameEnum } from '#worker/highscores/highscores-graphql.ts'
import { levelAt } from '#worker/sheets/levels-db.ts'
import { packStandings } from './pack-week-db.ts'
import type { PackStanding } from './pack-week-db.ts'
import { LevelRef } from './rounds-graphql.ts'
import { gamesToday, punchesOf, shelfOf } from './today-db.ts'
import type { GameToday, ShelfLevel } from './today-db.ts'

const GameTodayRef = builder.objectRef<GameToday>('GameToday').implement({
  fields: (t) => ({
    game: t.field({ type: GameEnum, resolve: ({ game }) => game }),
    nextAttempt: t.exposeInt('nextAttempt', {
      nullable: true,
      description: 'The number of the next try of today; null if none is left.',
    }),
    bestToday: t.exposeInt('bestToday', { nullable: true }),
    bestEver: t.exposeInt('bestEver', { nullable: true, description: 'At full pace.' }),
    medal: t.int({
      description: 'The best of today: 0 none, 1 bronze, 2 silver, 3 gold.',
      resolve: ({ medal }) => medal,
    }),
    hasPlayed: t.exposeBoolean('hasPlayed', {
      description: 'Whether the bones for a whole round of today have been given.',
    }),
  }),
})

const ShelfLevelRef = builder.objectRef<ShelfLevel>('ShelfLevel').implement({
  fields: (t) => ({
    level: t.field({ type: LevelRef, resolve: ({ level }) => level }),
    best: t.exposeInt('best', { nullable: true }),
    medal: t.int({ description: '0 none, 1 bronze, 2 silver, 3 gold.', resolve: ({ medal }) => medal }),
  }),
})

const PackStandingRef = builder.objectRef<PackStanding>('PackStanding').implement({
  fields: (t) => ({
    pack: t.exposeString('pack', { description: 'Its key.' }),
    figure: t.exposeInt('figure', { description: 'Hundredths of a point.' }),
    position: t.exposeInt('position', { description: 'From 1; the same for the same figure.' }),
  }),
})

/** What there is to play, and what it has brought so far. */
export function addGamesToday() {
  builder.queryField('games', (t) =>
    t.field({
      type: [GameTodayRef],
      description: 'What the viewer has achieved today in each game, and the tries that are left.',
      resolve: (_root, _args, context) =>
        gamesToday(context.db, { user: requireViewer(context).userId, now: context.now }),
    }),
  )

  builder.queryField('playCard', (t) =>
    t.int({
      description: 'Days with a round that are punched on the card of the viewer, 0 to 6.',
      resolve: (_root, _args, context) => punchesOf(context.db, requireViewer(context).userId),
    }),
  )

  builder.queryField('knogleKnasLevels', (t) =>
    t.field({
      type: [ShelfLevelRef],
      description: 'The shelf of levels, in its order, and what the viewer has reached there.',
      resolve: (_root, _args, context) =>
        shelfOf(context.db, { user: requireViewer(context).userId, now: context.now }),
    }),
  )

  builder.queryField('knogleKnasLevel', (t) =>
    t.field({
      type: LevelRef,
      nullable: true,
      description: 'A level of KnogleKnas in a version that a round names; null if there is none.',
      args: { key: t.arg.string(), version: t.arg.int() },
      resolve: (_root, level, context) => {
        requireViewer(context)
        return run(levelAt(context.db, level))
      },
    }),
  )

  builder.queryField('packWeek', (t) =>
    t.field({
      type: [PackStandingRef],
      description: 'The packs in the games of this week, the best first.',
      resolve: (_root, _args, { db, now }) => packStandings(db, now),
    }),
  )
}
