import type { ResultOf } from 'gql.tada'
import { graphql } from '#app/graphql.ts'

export const WORDS_TABLE = graphql(`
  query WordsTable($search: String!, $language: Lang, $page: Int!) {
    wordsTable(search: $search, language: $language, page: $page) {
      total
      rows {
        language
        list
        entry
        isIn
        changedAt
      }
    }
  }
`)

export const TRY_WORD = graphql(`
  query TryWord($language: Lang!, $list: WordListKind!, $entry: String!, $isIn: Boolean!, $lines: [String!]!) {
    tryWord(language: $language, list: $list, entry: $entry, isIn: $isIn, lines: $lines) {
      line
      before
      after
      heard
      causes {
        found
        rule
        list
        language
      }
    }
  }
`)

export const CHANGE_WORD = graphql(`
  mutation ChangeWord(
    $language: Lang!
    $list: WordListKind!
    $entry: String!
    $isIn: Boolean!
    $reason: String!
    $tried: [TriedLine!]!
  ) {
    changeWord(language: $language, list: $list, entry: $entry, isIn: $isIn, reason: $reason, tried: $tried)
  }
`)

export type WordRow = ResultOf<typeof WORDS_TABLE>['wordsTable']['rows'][number]
export type Trial = ResultOf<typeof TRY_WORD>['tryWord'][number]
