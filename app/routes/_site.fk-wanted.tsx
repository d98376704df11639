import { CommitteePage } from '#app/site/committee/committee-page.tsx'

export default function CommitteeRoute() {
  return <CommitteePage />
}
