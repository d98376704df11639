import { AlderPage } from '#app/site/whatis/alder/alder-page.tsx'

export const handle = { i18n: ['whatis'] }

export default function AlderRoute() {
  return <AlderPage />
}
