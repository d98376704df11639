import type { ResultOf } from 'gql.tada'
import { useId } from 'react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { graphql } from '#app/graphql.ts'
import { sessionToken } from '#app/session.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { MarkdownText } from '#app/shared/markdown/markdown-text.tsx'
import type { Markdown } from '#app/shared/markdown/markdown.ts'
import { safePath } from '#app/shared/markdown/markdown.ts'
import { NewsPicture } from '#app/shared/news-picture.tsx'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { MY_REACTIONS } from '#app/site/announcement/queries.ts'
import type { ShownReaction } from '#app/site/announcement/queries.ts'
import { ReactionRow } from '#app/site/announcement/reaction-row.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { NoticeKind } from '#app/ui/notice.tsx'
import styles from './news.module.css'

export const LATEST_NEWS = graphql(`
  query LatestNews($language: Lang!) {
    trailFinders
    latestAnnouncements(language: $language) {
      id
      title
      message
      date
      image
      imageAlt
      type
    }
  }
`)

type LatestNews = ResultOf<typeof LATEST_NEWS>['latestAnnouncements']
export type NewsItem = LatestNews[number]

export const NEWS_ICONS: Record<NoticeKind, IconName> = {
  info: 'info',
  danger: 'danger',
  change: 'wrench',
  minor: 'note',
}

type NewsStoryProps = { item: NewsItem; isOpen: boolean; onToggle: () => void }

/** An announcement with title and day; while it is open, also with its text and the reactions of readers. */
export function NewsStory({ item, isOpen, onToggle }: NewsStoryProps) {
  const { t } = useTranslation(['site', 'game'])
  const textId = useId()
  const kind = noticeKind(item.type)
  const day = new Intl.DateTimeFormat(dateLocale(useLanguage()), { dateStyle: 'long', timeZone: 'Europe/Oslo' })
  return (
    <article>
      <h3 className={styles.title}>
        <button type="button" aria-expanded={isOpen} aria-controls={textId} onClick={onToggle}>
          <Icon name={NEWS_ICONS[kind]} label={t(`site:news.kind.${kind}`)} />
          <span>
            {item.title}
            <time dateTime={item.date}>{day.format(new Date(item.date))}</time>
          </span>
        </button>
      </h3>
      <div id={textId}>{isOpen && <Story item={item} />}</div>
    </article>
  )
}

function Story({ item: { id, message, image, imageAlt } }: { item: NewsItem }) {
  const text = useMarkdown(message)
  const reactions = useReactionsOf(id)
  const picture = image === null ? null : safePath(image)
  return (
    <>
      <div className={styles.text} onClick={openBeside}>
        {picture && <NewsPicture path={picture} alt={imageAlt} className={styles.picture ?? ''} />}
        {text ? <MarkdownText nodes={text} /> : message}
      </div>
      {reactions && (
        <div className={styles.reactions}>
          <ReactionRow announcement={{ id, reactions }} isSignedIn={sessionToken() !== null} />
        </div>
      )}
    </>
  )
}

const fetchParser = () => import('#app/shared/markdown/parse-markdown.ts').then(({ parseMarkdown }) => parseMarkdown)

/** The Markdown parser is loaded when the first story is opened. Until then the source text is shown. */
function useMarkdown(source: string): Markdown | null {
  const parse = async () => (await fetchLate(fetchParser))(source)
  return useAnswer(parse, source).answer
}

function useReactionsOf(id: number): ShownReaction[] | null {
  return useAnswer(() => request(MY_REACTIONS, { id }), id).answer?.getAnnouncement?.reactions ?? null
}

// Links open in a new tab, because otherwise they would end the visit to the park.
function openBeside(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  window.open(link.href, '_blank', 'noopener')
}
