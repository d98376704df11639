import { expect, it } from 'vitest'
import { LoadingPark } from '#app/game/gate/loading-park.tsx'
import { LeavingNotice } from '#app/kennel/account/leaving-notice.tsx'
import { DeadDogCard, FreePlaceCard } from '#app/kennel/chooser/dog-cards.tsx'
import { FreeNames } from '#app/kennel/free-names.tsx'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'
import { aMyDog } from './my-dog.ts'

it('says on each free place which one it is', () => {
  const places = [2, 3].map((number) =>
    readable(renderedPage(<FreePlaceCard number={number} max={3} isBanned={false} />, 'en')),
  )
  expect(places[0]).toContain('Place 2 of 3')
  expect(places[1]).toContain('Place 3 of 3')
})

it('does not offer a banned user to make a dog', () => {
  const html = renderedPage(<FreePlaceCard number={2} max={3} isBanned />, 'en')
  expect(html).not.toContain('/h5/choose/new')
  expect(readable(html)).toContain(TEXTS.en.kennel.choose.banned)
})

it('does not offer a banned user to have a dog reborn', () => {
  const dog = aMyDog({ isDead: true })
  for (const onRebirth of [null, () => {}]) {
    const html = renderedPage(<DeadDogCard dog={dog} isBanned onRebirth={onRebirth} />, 'en')
    expect(html).not.toMatch(/href|<button/)
    expect(readable(html)).toContain(TEXTS.en.kennel.choose.banned)
  }
})

it.each([
  ['dk', '12. oktober 2026'],
  ['en', '12 October 2026'],
  ['no', '12. oktober 2026'],
  ['se', '12 oktober 2026'],
] as const)('says in %s on which day the account is deleted, and offers to keep it', (language, day) => {
  const { account } = TEXTS[language].kennel
  const html = renderedPage(<LeavingNotice deletedFrom="2026-10-12T10:00:00.000Z" />, language)
  expect(readable(html)).toContain(account.leaving.replace('{{day}}', day))
  expect(html).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*${account.keep}<`))
})

it.each(LANGUAGES)('offers free names as buttons, in %s', (language) => {
  const html = renderedPage(
    <FreeNames names={['Bella Fjord', 'Bellavik']} onTake={() => {}} isAsking={false} />,
    language,
  )
  expect(html.match(/<button/g)).toHaveLength(2)
  expect(readable(html)).toBe(`${TEXTS[language].kennel.name.free} Bella Fjord Bellavik`)
})

it.each(LANGUAGES)('has a way home and the cookie preferences on a kennel page, in %s', (language) => {
  const html = renderedPage(<KennelPage title="Title">content</KennelPage>, language)
  expect(html).toContain('href="/"')
  for (const text of [TEXTS[language].site.backHome, TEXTS[language].site.reload, TEXTS[language].site.cookies])
    expect(readable(html)).toContain(text)
})

it.each(LANGUAGES)('says on a page that waits for a script that there is none, in %s', (language) => {
  for (const Page of [() => <KennelWait title="Title" />, LoadingPark]) {
    const [, without = ''] = /<noscript>(.*?)<\/noscript>/.exec(renderedPage(<Page />, language)) ?? []
    expect(readable(without)).toBe(TEXTS[language].kennel.needsScript)
  }
})
