import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { AnswerPending } from '#app/game/hud/shared/awaited.tsx'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { RIDDLE_COUNTS } from '#durable/rules/questions/worth.ts'
import { ComingUp } from './coming-up.tsx'
import { LATEST_NEWS, NewsStory } from './news-story.tsx'
import { NEWS_WINDOW } from './window.ts'
import styles from './news.module.css'

/** The window of announcements. The newest is open; titles open the others. */
export default function NewsWindow({ game }: Pick<WindowProps, 'game'>) {
  const { t } = useTranslation('game')
  return (
    <GameWindow window={NEWS_WINDOW} title={t('menu.news')} corner="top-right" className={styles.window}>
      <Suspense fallback={<Spinner label={t('life.loading')} />}>
        <News game={game} />
      </Suspense>
    </GameWindow>
  )
}

function News({ game }: Pick<WindowProps, 'game'>) {
  const { t } = useTranslation(['site', 'pages', 'late'])
  const language = useLanguage()
  const number = new Intl.NumberFormat(LANGUAGE_TAGS[language])
  const { answer, error, again } = useAnswer(() => request(LATEST_NEWS, { language }), language)
  const askAgain = useRef(again)
  useEffect(() => {
    askAgain.current = again
  })
  useEffect(
    () => game.listen((moment) => void (moment.type === 'nudge' && moment.about === 'news' && askAgain.current())),
    [game],
  )
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
      <p className={styles.trail}>
        <Icon name="mountain" />
        <span>{t('late:mountain.riddle.board', { count: RIDDLE_COUNTS })}</span>
      </p>
      <ComingUp game={game} />
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
