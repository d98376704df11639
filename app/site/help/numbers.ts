import { DAYS_PER_DOG_YEAR } from '#durable/rules/age.ts'
import { HUNT, HUNT_TIMES } from '#durable/rules/calendar/hunt.ts'
import {
  CHAT_BURST,
  CHAT_LOG_MAX,
  CHAT_MAX,
  CHAT_REFILL_MS,
  CHAT_REPLAY_MAX,
  SAME_TEXT_MS,
  SAME_TEXT_TIMES,
} from '#durable/rules/chat.ts'
import { MAX_DOGS } from '#durable/rules/dogs.ts'
import { CHALLENGE_MS, RACERS_MAX, TOGETHER_MS } from '#durable/rules/games/round/challenge.ts'
import { DRAW_OPEN_MS } from '#durable/rules/items/drawing.ts'
import { TRADE_THINGS_MAX } from '#durable/rules/items/trading.ts'
import { BACKPACK } from '#durable/rules/life/backpack.ts'
import { AUTO_COMA_MINUTES } from '#durable/rules/life/coma.ts'
import { CLEAN_BONES, DECK, DIG_MS, DIG_REST_MS } from '#durable/rules/life/digging.ts'
import { FRIENDS_MAX, FRIEND_RANK } from '#durable/rules/life/friends.ts'
import { KARMA_A_DAY, KARMA_PER_SNIFF, SNIFF_REST_MS } from '#durable/rules/life/karma.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { PACK_GOAL } from '#durable/rules/life/pack-goal.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { POOP } from '#durable/rules/life/poop.ts'
import { KARMA_PER_ERRAND } from '#durable/rules/npcs/errand.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { ANSWER_MS, QUESTION_KARMA } from '#durable/rules/questions/question.ts'
import { RIDDLE_COUNTS, worthOfAnswer } from '#durable/rules/questions/worth.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { KARMA_PER_POST, POSTS } from '#durable/rules/smells/posts.ts'
import { TRAIL_PAYS } from '#durable/rules/smells/trail-day.ts'
import { PAGES, PAGE_BONES } from '#durable/rules/stamps/stamps.ts'

/** Every number in the help texts, by the name that the texts use for it. */
export const HELP_NUMBERS = {
  chatLetters: CHAT_MAX,
  chatBurst: CHAT_BURST,
  chatRefillSeconds: CHAT_REFILL_MS / 1000,
  chatLog: CHAT_LOG_MAX,
  chatReplay: CHAT_REPLAY_MAX,
  sameTimes: SAME_TEXT_TIMES,
  sameSeconds: SAME_TEXT_MS / 1000,
  digSeconds: DIG_MS / 1000,
  digRest: DIG_REST_MS / 1000,
  digSpots: DECK.length,
  digBonesMost: DECK.reduce((sum, bones) => sum + bones + CLEAN_BONES, 0),
  sniffKarma: KARMA_PER_SNIFF,
  sniffRest: SNIFF_REST_MS / 60_000,
  karmaADay: KARMA_A_DAY,
  questionKarma: QUESTION_KARMA,
  answerPoints: worthOfAnswer(0, false),
  answerPointsMost: worthOfAnswer(RANKS.at(-1)?.from ?? 0, false),
  riddleCounts: RIDDLE_COUNTS,
  errandKarma: KARMA_PER_ERRAND,
  posts: POSTS.length,
  huntFriday: HUNT_TIMES['friday-hunt'].minute / 60,
  huntSunday: HUNT_TIMES['sunday-hunt'].minute / 60,
  huntMinutes: HUNT_TIMES['friday-hunt'].minutes,
  huntFinds: HUNT.finds,
  huntBones: HUNT.bones,
  trailBones: TRAIL_PAYS.bones,
  trailKarma: TRAIL_PAYS.karma,
  bookPages: PAGES.length,
  bookBones: PAGE_BONES,
  postKarma: KARMA_PER_POST,
  answerMinutes: ANSWER_MS / 60_000,
  ranks: RANKS.length,
  friendPoints: RANKS.find(({ key }) => key === FRIEND_RANK)?.from ?? 0,
  friendsMost: FRIENDS_MAX,
  raceAnswer: CHALLENGE_MS.answer / 1000,
  raceDogs: RACERS_MAX,
  raceTogether: TOGETHER_MS / 1000,
  packs: PACKS.length,
  packMarks: PACK_GOAL.marksMost,
  packBones: PACK_GOAL.bones,
  comaMinutes: AUTO_COMA_MINUTES,
  printLetters: PAW_PRINTS.letters,
  poopRest: POOP.restMinutes,
  poopLies: POOP.liesMinutes,
  poopLetters: POOP.letters,
  scoopKarma: POOP.scoopKarma,
  lifeAtBirth: LIFEPOINTS.atBirth,
  lifeADay: LIFEPOINTS.lostADay,
  lifeLogin: LIFEPOINTS.perLogin,
  lifeTreat: LIFEPOINTS.perTreat,
  bagAtBirth: BACKPACK.atBirth,
  bagPerYear: BACKPACK.perYear,
  bagMost: BACKPACK.most,
  bagFullYears: (BACKPACK.most - BACKPACK.atBirth) / BACKPACK.perYear,
  drawHours: DRAW_OPEN_MS / 3_600_000,
  tradeThings: TRADE_THINGS_MAX,
  yearDays: DAYS_PER_DOG_YEAR,
  maxDogs: MAX_DOGS,
} as const satisfies Record<string, number>

/** The same numbers in the reader's notation; `tag` is a language tag (da, en, nb, sv). */
export function helpNumbersIn(tag: string): Record<keyof typeof HELP_NUMBERS, string> {
  const numbers = new Intl.NumberFormat(tag)
  const written = Object.entries(HELP_NUMBERS).map(([name, value]) => [name, numbers.format(value)])
  return Object.fromEntries(written) as Record<keyof typeof HELP_NUMBERS, string>
}
