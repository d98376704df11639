import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { medalScoresOf } from '#durable/rules/games/prizes/medals.ts'
import { ACTOR_ARGS, actorOf, askerOf, doneOr } from '#worker/acts/acting-graphql.ts'
import { builder, isoTime } from '#worker/graphql/builder.ts'
import { requireRate } from '#worker/graphql/errors.ts'
import { GameEnum } from '#worker/highscores/highscores-graphql.ts'
import { preferencesOf } from '#worker/preferences/preferences-db.ts'
import { spread } from '#worker/reach/news.ts'
import { badInput } from '#worker/refusals.ts'
import type { RoundResult } from './booking-db.ts'
import { finishRound } from './finishing-db.ts'
import { seedsOf } from './park-seed.ts'
import { hasRoomSeen } from './seen.ts'
import { startRound } from './starting-db.ts'
import type { StartedRound } from './starting-db.ts'

export const LevelRef = builder.objectRef<HeapLevel>('Level').implement({
  description: 'A level of KnogleKnas, as it is played.',
  fields: (t) => ({
    key: t.exposeString('key'),
    version: t.exposeInt('version'),
    name: t.string({ resolve: ({ name }, _args, { language }) => name[language] }),
    moves: t.exposeInt('moves'),
    kinds: t.exposeInt('kinds'),
    rows: t.stringList({
      description: 'Nine rows of eight letters, the top row first.',
      resolve: ({ rows }) => [...rows],
    }),
    worth: t.exposeInt('worth', { description: 'How much a move scores, in percent of its points.' }),
    medals: t.intList({
      description: 'The least scores for bronze, silver and gold.',
      resolve: ({ medals }) => [...medals],
    }),
  }),
})

const Round = builder.objectRef<StartedRound>('Round').implement({
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The op that started it.' }),
    seed: t.string({ description: '32 hexadecimal digits.', resolve: ({ course }) => course.seed }),
    attempt: t.exposeInt('attempt', {
      nullable: true,
      description: 'The number of the try on its day, from 1; null for a level of the shelf.',
    }),
    day: t.exposeInt('day', { description: 'The day of Oslo that it counts for, counted from 1970-01-01.' }),
    level: t.field({
      type: LevelRef,
      nullable: true,
      description: 'Of KnogleKnas alone.',
      resolve: ({ course }) => (course.game === 'KnogleKnas' ? course.level : null),
    }),
    medals: t.intList({
      description: 'The least scores for bronze, silver and gold.',
      resolve: ({ course }) => [...medalScoresOf(course)],
    }),
    best: t.exposeInt('best', { nullable: true, description: "The viewer's best score of such rounds so far." }),
    expiresAt: t.string({
      description: 'Until when its log is accepted, ISO 8601 in UTC.',
      resolve: ({ expiresAt }) => isoTime(expiresAt),
    }),
  }),
})

const RoundCount = builder.enumType('RoundCount', {
  description:
    'For what a round counts: for everything; for all but the boards, because it came late or was played slowly; for all but the boards, at the calm pace; for all but the boards, because its room has not seen it.',
  values: ['counted', 'late', 'calm', 'unseen'] as const,
})

const Finished = builder.objectRef<RoundResult>('RoundResult').implement({
  fields: (t) => ({
    score: t.exposeInt('score'),
    medal: t.int({ description: '0 none, 1 bronze, 2 silver, 3 gold.', resolve: ({ medal }) => medal }),
    counts: t.field({ type: RoundCount, resolve: ({ counts }) => counts }),
    isBest: t.exposeBoolean('isBest', { description: 'Whether it is more than the own best until now.' }),
    bones: t.exposeInt('bones', { description: 'The bones that the dog got for it.' }),
    punches: t.exposeInt('punches', {
      description: 'Punches of the play card, 0 to 6; a full card is turned into bones.',
    }),
  }),
})

/** Others hear of a medal and of an own best, but not of a round that was played before, or that nobody has seen [GR15]. */
function isToldToRoom({ counts, isSeen = false, medal, isBest }: RoundResult): boolean {
  return isSeen && counts !== 'late' && (medal > 0 || isBest)
}

/** Rounds of the games: a seed goes out, a log comes in. */
export function addRounds() {
  builder.mutationField('startRound', (t) =>
    t.field({
      type: Round,
      description: 'Starts a round, which uses up a try of the day; the op is its id.',
      args: {
        ...ACTOR_ARGS,
        game: t.arg({ type: GameEnum }),
        rules: t.arg.int({ description: 'The version of the rules of the game that the client plays by.' }),
        level: t.arg.string({ required: false, description: 'Key of a level of the shelf, of KnogleKnas alone.' }),
        calm: t.arg.boolean({
          required: false,
          description: 'Whether it is played at half speed, which does not count for the boards.',
        }),
        leavesOpen: t.arg.boolean({
          required: false,
          description: 'Whether to leave an open round of the user; otherwise an open round refuses this one.',
        }),
      },
      resolve: async (_root, { game, rules, level, calm, leavesOpen, ...by }, context) => {
        const actor = actorOf(context, by)
        const shelf = level ?? null
        if (shelf !== null && game !== 'KnogleKnas') throw badInput('level: of KnogleKnas alone')
        await requireRate(context, 'ROUND_BRAKE', actor.user)
        const wanted = { game, rules, shelf, isCalm: calm ?? false, leavesOpen: leavesOpen ?? false }
        return doneOr(await startRound(context.db, actor, wanted, seedsOf(context.env)), context)
      },
    }),
  )

  builder.mutationField('finishRound', (t) =>
    t.field({
      type: Finished,
      description: 'Ends a round by the log of the inputs, from which the server computes the score.',
      args: {
        op: ACTOR_ARGS.op,
        roundId: t.arg.string(),
        log: t.arg.string({ description: 'base64url, no padding.' }),
        room: t.arg.string({ required: false, description: 'The room at whose cabinet it was played.' }),
      },
      resolve: async (_root, { op, roundId, log, room }, context) => {
        const asker = askerOf(context, op)
        await requireRate(context, 'ROUND_BRAKE', asker.user)
        const seen = hasRoomSeen(context.env, room ?? null, { user: asker.user, round: roundId, log })
        const ended = await finishRound(context.db, asker, { roundId, log, seen }, seedsOf(context.env))
        const result = doneOr(ended, context)
        const { dog, game, score } = result
        const tells = isToldToRoom(result) && (await preferencesOf(context.db, asker.user)).results
        if (tells) await spread(context, [{ type: 'scored', dog, game, score }])
        return result
      },
    }),
  )
}
