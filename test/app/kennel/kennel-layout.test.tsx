import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { I18N_OPTIONS } from '#app/i18n.ts'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import KennelLayout from '#app/routes/_kennel.tsx'
import { readable, TEXTS } from '#test/app/site/rendered-page.tsx'

/** A kennel page in its layout, with this data of the server. */
function pageWith(site: { stage: boolean; contact: { address: string } }): string {
  const told = { ...site, language: 'en', art: {}, head: { origin: 'https://park.test', card: '' } }
  const i18n = createInstance()
  const resources = { en: TEXTS.en }
  void i18n.use(initReactI18next).init({ ...I18N_OPTIONS, lng: 'en', initImmediate: false, resources })
  const page = { index: true, element: <KennelPage title="Title">content</KennelPage> }
  const layout = { element: <KennelLayout />, children: [page] }
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => told, children: [layout] }], {
    hydrationData: { loaderData: { root: told } },
  })
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}

it('marks kennel pages of the demo park', () => {
  const html = pageWith({ stage: true, contact: { address: '' } })
  expect(html).toContain(TEXTS.en.site.demo.banner)
  expect(readable(html)).toContain('DEMO DEMO')
})

it('does not mark those of the park itself', () => {
  expect(pageWith({ stage: false, contact: { address: '' } })).not.toContain('DEMO')
})

it('shows the contact address', () => {
  const html = pageWith({ stage: false, contact: { address: 'hello@park.test' } })
  expect(html).toContain('href="mailto:hello@park.test"')
})
