import { HelpPage } from '#app/site/help/help-page.tsx'

export const handle = { i18n: ['help', 'whatis'] }

export default function HelpRoute() {
  return <HelpPage />
}
