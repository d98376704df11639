import type { GameKey } from '#durable/rules/games/games.ts'
import type { BotSkill } from '#durable/rules/games/round/bot.ts'

/** The dogs, by name, for which bots play a game in a local park, and how well they play. */
export type SeedPlayer = { dog: string; skill: BotSkill }

function players({ experts, regulars, beginners }: Record<`${BotSkill}s`, readonly string[]>): SeedPlayer[] {
  const as = (skill: BotSkill) => (dog: string) => ({ dog, skill })
  return [...experts.map(as('expert')), ...regulars.map(as('regular')), ...beginners.map(as('beginner'))]
}

/** The dog of the player account plays well every day, so that one sees the own row marked on each board. */
export const STEADY_DOG = 'Bella'

/** More players than rows of a board, so that some players are on no board. */
export const PLAYERS: Readonly<Record<GameKey, readonly SeedPlayer[]>> = {
  KnogleKnas: players({
    experts: ['Balder', 'Fru Pjuske', 'Kaptein Bid', 'Bella'],
    regulars: ['Fru Fnug', 'Skipper', 'Lakrits', 'Snøfte'],
    beginners: ['Åse', 'Mugge', 'Kåre', 'Ulv'],
  }),
  JumpingDog: players({
    experts: ['Kaptein Bid', 'Saga', 'Bella'],
    regulars: ['Biscuit', 'Luna', 'Viggo', 'Ulv', 'Freja'],
    beginners: ['Torsten', 'Max', 'Balder', 'Lille Bø'],
  }),
  CatsFree: players({
    experts: ['Åse', 'Odin', 'Bella'],
    regulars: ['Lille Bø', 'Mugge', 'Pelle', 'Fru Pjuske', 'Snøfte'],
    beginners: ['Pluto', 'Skipper', 'Bjarne', 'Lakrits'],
  }),
}
