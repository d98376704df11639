/** Three players that are no people: for the appraisal of levels, for tests, benches and the rows of a local park. */
export const BOT_SKILLS = ['beginner', 'regular', 'expert'] as const
export type BotSkill = (typeof BOT_SKILLS)[number]

export type BotRound = { log: Uint8Array; score: number; ticks: number }
