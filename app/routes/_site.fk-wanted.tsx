import { CommitteePage } from '#app/site/committee/committee-page.tsx'

export const handle = { i18n: ['pages'] }

export default function CommitteeRoute() {
  return <CommitteePage />
}
