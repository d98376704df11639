import { describe, expect, it } from 'vitest'
import { AnnouncementPage } from '#app/site/announcement/announcement-page.tsx'
import type { FoundAnnouncement } from '#app/site/announcement/queries.ts'
import { readAnnouncement } from '#app/site/announcement/read.server.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

const NEWS: FoundAnnouncement = {
  id: 3,
  title: 'Ducks & <b>drakes</b>',
  message: 'They **swim**.',
  image: null,
  imageAlt: null,
  date: '2026-11-18T23:30:00.000Z',
  type: 1,
  reactions: [
    { reaction: 'clap', count: 2, isMine: false },
    { reaction: 'heart', count: 0, isMine: false },
    { reaction: 'bark', count: 9, isMine: false },
  ],
}

function shown(news: Partial<FoundAnnouncement>, language: (typeof LANGUAGES)[number] = 'en'): string {
  return renderedPage(<AnnouncementPage announcement={readAnnouncement({ ...NEWS, ...news })} />, language)
}

describe.each(LANGUAGES)('an announcement in %s', (language) => {
  const { pages, site } = TEXTS[language]
  const html = shown({}, language)

  it('has its kind, its day in Oslo, its title as the only heading and its message', () => {
    expect(readable(html)).toContain(site.news.kind.danger)
    expect(readable(html)).toContain(
      { dk: '19. november', en: '19 November', no: '19. november', se: '19 november' }[language],
    )
    expect(html.match(/<h1[^>]*>.*?<\/h1>/g)).toEqual(['<h1>Ducks &amp; &lt;b&gt;drakes&lt;/b&gt;</h1>'])
    expect(html).toContain('<strong>swim</strong>')
  })

  it('counts the reactions, each with a named icon', () => {
    expect(html).toContain(`aria-label="${pages.announcement.reaction.clap}"`)
    expect(html).toContain(`aria-label="${pages.announcement.reaction.heart}"`)
    expect(html).not.toContain('>9<')
  })
})

it('shows a small picture of our own, and no others', () => {
  expect(shown({ image: '/news/duck.png', imageAlt: 'A "duck"' })).toContain(
    'src="/news/duck.png" alt="A &quot;duck&quot;" width="80" height="80"',
  )
  expect(shown({ image: '/news/duck.png' })).toContain('alt=""')
  for (const image of ['https://evil.example/a.png', '//evil.example/a.png', 'data:image/png,x']) {
    expect(shown({ image })).not.toMatch(/evil|data:/)
  }
})

it('shows a spinner while it is loading', () => {
  const html = renderedPage(<AnnouncementPage announcement={new Promise(() => undefined)} />, 'dk')
  expect(readable(html)).toContain(TEXTS.dk.words.loading)
})
