import { graphql } from '#app/graphql.ts'

export const BOOK = graphql(`
  query Book {
    book {
      stamps {
        key
        at
      }
    }
  }
`)

export const OPEN_BOOK = graphql(`
  mutation OpenBook {
    openBook {
      stamps {
        key
        at
      }
      paid
    }
  }
`)

export const TAKE_PAGE = graphql(`
  mutation TakeBookPage($op: String!, $dogId: Int!, $page: BookPage!) {
    takeBookPage(op: $op, dogId: $dogId, page: $page)
  }
`)
