import type { GameKey } from '#durable/rules/games/games.ts'
import type { BotSkill } from '#durable/rules/games/round/bot.ts'

/** Who plays a game in a local park, by the name of the dog, and how well. */
export type SeedPlayer = { dog: string; skill: BotSkill }

function players({ experts, regulars, beginners }: Record<`${BotSkill}s`, readonly string[]>): SeedPlayer[] {
  const as = (skill: BotSkill) => (dog: string) => ({ dog, skill })
  return [...experts.map(as('expert')), ...regulars.map(as('regular')), ...beginners.map(as('beginner'))]
}

/** More than a board has rows: so somebody is missing on each. */
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
