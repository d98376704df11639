import { graphql } from '#app/graphql.ts'

export const EXPORT_MY_DATA = graphql(`
  mutation ExportMyData {
    exportMyData
  }
`)

export const DELETE_MY_ACCOUNT = graphql(`
  mutation DeleteMyAccount {
    deleteMyAccount
  }
`)

export const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere {
    signOutEverywhere
  }
`)

export const KEEP_MY_ACCOUNT = graphql(`
  mutation KeepMyAccount {
    keepMyAccount
  }
`)
