import { TermsPage } from '#app/site/terms/terms-page.tsx'

export const handle = { i18n: ['terms'] }

export default function RulesRoute() {
  return <TermsPage />
}
