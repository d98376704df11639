import { graphql } from '#app/graphql.ts'

export const IGNORE_DOG = graphql(`
  mutation IgnoreDog($dogId: Int!) {
    ignoreDog(dogId: $dogId)
  }
`)

export const BLOCK_DOG = graphql(`
  mutation BlockDog($dogId: Int!) {
    blockDog(dogId: $dogId)
  }
`)

export const HEAR_AGAIN = graphql(`
  mutation HearAgain($id: Int!) {
    hearAgain(id: $id)
  }
`)

export const MY_UNHEARD = graphql(`
  query MyUnheard {
    unheard {
      id
      name
      isBlocked
    }
  }
`)
