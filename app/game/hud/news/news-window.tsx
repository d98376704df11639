import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { useLanguage } from '#app/site/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { GameWindow } from '../windows/game-window.tsx'
import { LATEST_NEWS } from './news-queries.ts'
import type { LatestNews } from './news-queries.ts'
import { NewsStory } from './news-story.tsx'
import styles from './news.module.css'

/** The window of announcements: the newest lies open, the others are opened by their titles. */
export function NewsWindow() {
  const { t } = useTranslation('game')
  return (
    <GameWindow name="news" title={t('menu.news')} corner="top-right" className={styles.window}>
      <Suspense fallback={<Spinner label={t('life.loading')} />}>
        <News />
      </Suspense>
    </GameWindow>
  )
}

function News() {
  const { t } = useTranslation(['game', 'site', 'pages'])
  const language = useLanguage()
  const [news, setNews] = useState<LatestNews | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const [opened, setOpened] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    setFailed(false)
    request(LATEST_NEWS, { language }).then(
      ({ latestAnnouncements }) => {
        if (isOver) return
        setNews(latestAnnouncements)
        setOpened(latestAnnouncements[0]?.id ?? null)
      },
      () => !isOver && setFailed(true),
    )
    return () => {
      isOver = true
    }
  }, [tries, language])

  if (hasFailed)
    return (
      <div className={styles.waiting} role="status">
        <p>{t('life.failed')}</p>
        <Button size="small" icon="retry" onClick={() => setTries(tries + 1)}>
          {t('life.again')}
        </Button>
      </div>
    )
  if (news === null) return <Spinner label={t('life.loading')} />
  if (news.length === 0) return <p className={styles.empty}>{t('site:news.empty')}</p>
  return (
    <ul className={styles.news}>
      {news.map((item) => (
        <li key={item.id}>
          <NewsStory
            item={item}
            isOpen={item.id === opened}
            onToggle={() => setOpened(item.id === opened ? null : item.id)}
          />
        </li>
      ))}
    </ul>
  )
}
