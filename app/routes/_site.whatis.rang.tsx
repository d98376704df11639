import { RangPage } from '#app/site/whatis/rang/rang-page.tsx'

export const handle = { i18n: ['whatis'] }

export default function RangRoute() {
  return <RangPage />
}
