import type { ChallengeMoment } from '#app/game/model/game/game-state.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { ChallengeGame, DealtRace, RacePlace } from '#durable/rules/games/round/challenge.ts'

/** What the room has told of challenges and races. `until` and `dealsAt` are by its clock (epoch ms). */
export type ToldChallenges = {
  /** The latest question to the own dog. */
  asked: { by: DogId; game: ChallengeGame; until: number } | null
  /** The latest question of the own dog, and whether the other one has said no. */
  asking: { dog: DogId; until: number; isDenied: boolean } | null
  /** The race that is called at a cabinet; without dogs nobody else came. */
  called: { game: ChallengeGame; dogs: readonly DogId[]; dealsAt: number } | null
  /** The latest race of the own dog, and what came of it. */
  race: DealtRace | null
  places: readonly RacePlace[] | null
}

const NOTHING: ToldChallenges = { asked: null, asking: null, called: null, race: null, places: null }

export function toldSoFar(moments: readonly ChallengeMoment[], me: DogId | null): ToldChallenges {
  return moments.reduce((known, { told }) => after(known, told, me), NOTHING)
}

function after(known: ToldChallenges, told: ChallengeMoment['told'], me: DogId | null): ToldChallenges {
  switch (told.type) {
    case 'challengeAsked': {
      const { by, dog, game, until } = told
      return dog === me
        ? { ...known, asked: { by, game, until } }
        : { ...known, asking: { dog, until, isDenied: false } }
    }
    case 'challengeDenied':
      return { ...known, asking: known.asking && { ...known.asking, isDenied: true } }
    case 'raceCalled':
      return { ...known, called: told }
    case 'raceSet':
      return { asked: null, asking: null, called: null, race: told.race, places: null }
    case 'raced':
      return told.race === known.race?.id ? { ...known, places: told.places } : known
  }
}
