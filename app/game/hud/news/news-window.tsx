import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { NEWS_WINDOW } from './feature.ts'
import { LATEST_NEWS, NewsStory } from './news-story.tsx'
import styles from './news.module.css'

/** The window of announcements. The newest is open; titles open the others. */
export default function NewsWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={NEWS_WINDOW} title={t('menu.news')} corner="top-right" className={styles.window}>
      <Suspense fallback={<Spinner label={t('life.loading')} />}>
        <News />
      </Suspense>
    </GameWindow>
  )
}

function News() {
  const { t } = useTranslation(['site', 'pages'])
  const language = useLanguage()
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language])
  const { answer, error, again } = useAnswer(() => request(LATEST_NEWS, { language }), language)
  const [chosen, choose] = useState<number | null | undefined>(undefined)
  if (!answer) return <AnswerPending hasFailed={error !== null} again={again} />
  const { latestAnnouncements: news, trailFinders } = answer
  const opened = chosen === undefined ? news[0]?.id : chosen
  return (
    <>
      <p className={styles.trail}>
        <Icon name="sniff" />
        <span>
          {`${t('trail.begins')} ${t('trail.finders', { count: trailFinders, finders: number.format(trailFinders) })}.`}
        </span>
      </p>
      {news.length === 0 && <p className={styles.empty}>{t('news.empty')}</p>}
      <ul className={styles.news}>
        {news.map((item) => (
          <li key={item.id}>
            <NewsStory
              item={item}
              isOpen={item.id === opened}
              onToggle={() => choose(item.id === opened ? null : item.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
