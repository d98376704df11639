import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const FILMS = graphql(`
  query Films {
    films {
      id
      source
      seconds
      startsAt
      titles {
        language
        title
      }
    }
  }
`)

export const SAVE_FILM = graphql(`
  mutation SaveFilm($id: Int, $film: FilmInput!, $reason: String!) {
    saveFilm(id: $id, film: $film, reason: $reason)
  }
`)

export const REMOVE_FILM = graphql(`
  mutation RemoveFilm($id: Int!, $reason: String!) {
    removeFilm(id: $id, reason: $reason)
  }
`)

export type WholeFilm = ResultOf<typeof FILMS>['films'][number]
