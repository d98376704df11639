import { request } from '#app/api.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { useAct } from '#app/game/hud/account/use-act.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { graphql } from '#app/graphql.ts'

const SAVED_LOOKS = graphql(`
  query SavedLooks {
    savedLooks {
      place
      wear {
        hat
        mouth
        back
        ass
      }
    }
  }
`)

const SAVE_LOOK = graphql(`
  mutation SaveLook($dogId: Int!, $place: Int!) {
    saveLook(dogId: $dogId, place: $place)
  }
`)

const DROP_LOOK = graphql(`
  mutation DropLook($place: Int!) {
    dropLook(place: $place)
  }
`)

const WEAR_LOOK = graphql(`
  mutation WearLook($dogId: Int!, $op: String!, $place: Int!) {
    wearLook(dogId: $dogId, op: $op, place: $place)
  }
`)

/** What was done last with a look; `missing` are the kinds that the dog does not carry. */
export type LookDeed = { did: 'saved' | 'dropped' } | { did: 'worn'; missing: readonly string[] }

/** [LK2] The looks that the player keeps, and what can be done with them. */
export function useLooks() {
  const account = useAccount()
  const { dogId } = account
  const { answer, error, again } = useAnswer(() => request(SAVED_LOOKS, {}))
  const { act, isBusy, refusal, result, forget } = useAct<LookDeed>()
  const change = async (what: string, ask: () => Promise<unknown>, did: 'saved' | 'dropped') => {
    const done = account.act(what, async (): Promise<LookDeed> => ask().then(() => ({ did })), [])
    if ((await act(done)) !== null) again()
  }
  return {
    looks: answer?.savedLooks ?? null,
    hasFailed: error !== null,
    again,
    isBusy,
    refusal,
    deed: result,
    forget,
    save: (place: number) => change(`save look ${place}`, () => request(SAVE_LOOK, { dogId, place }), 'saved'),
    drop: (place: number) => change(`drop look ${place}`, () => request(DROP_LOOK, { place }), 'dropped'),
    wear: (place: number) => {
      const wear = async (op: string): Promise<LookDeed> => {
        const { wearLook: missing } = await request(WEAR_LOOK, { dogId, place, op })
        return { did: 'worn', missing }
      }
      return act(account.act(`wear look ${place}`, wear, ['bag']))
    },
  }
}
