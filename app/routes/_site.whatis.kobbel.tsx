import { KobbelPage } from '#app/site/whatis/kobbel/kobbel-page.tsx'

export const handle = { i18n: ['whatis'] }

export default function KobbelRoute() {
  return <KobbelPage />
}
