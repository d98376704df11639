import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const SWITCHES = graphql(`
  query Switches {
    version
    switches {
      type
      isOn
    }
  }
`)

export const SET_SWITCH = graphql(`
  mutation SetSwitch($type: SwitchType!, $isOn: Boolean!, $reason: String!) {
    setSwitch(type: $type, isOn: $isOn, reason: $reason)
  }
`)

export type Switch = ResultOf<typeof SWITCHES>['switches'][number]
