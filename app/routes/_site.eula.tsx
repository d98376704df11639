import { TermsPage } from '#app/site/terms/terms-page.tsx'

export default function EulaRoute() {
  return <TermsPage />
}
