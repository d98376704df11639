import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useAnswer } from '#app/game/hud/shared/use-answer.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { noticeKind } from '#app/shared/notice-kind.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { LATEST_NEWS, NEWS_ICONS } from './news-story.tsx'
import type { NewsItem } from './news-story.tsx'
import { NEWS_WINDOW } from './window.ts'
import styles from './news-notice.module.css'

/** What is dangerous stays until it was answered: for longer than anybody is in the park, ms. */
const STAYS_MS = 24 * 60 * 60 * 1000

/** [NW1] Tells of the newest announcement, each time that the room has told of one. */
export function NewsNotice({ told }: { told: number }) {
  const language = useLanguage()
  const { answer } = useAnswer(() => request(LATEST_NEWS, { language }), told)
  const isOpen = useOpenWindow(NEWS_WINDOW) !== null
  const [read, setRead] = useState(0)
  const newest = answer?.latestAnnouncements[0]
  // The open window shows it itself.
  return newest && !isOpen && read !== told && <Fresh key={told} item={newest} onRead={() => setRead(told)} />
}

function Fresh({ item: { title, type }, onRead }: { item: NewsItem; onRead: () => void }) {
  const { t } = useTranslation('late')
  const windows = useWindows()
  const kind = noticeKind(type)
  const words = t('freshNews.told', { title })
  const open = () => {
    onRead()
    windows.open(NEWS_WINDOW, { isByKey: true })
  }
  const listeners = useReadingTime(kind === 'danger' ? STAYS_MS : readingMs(words), onRead)
  const keys = (
    <div className={styles.keys}>
      <Button size="small" onClick={onRead}>
        {t('freshNews.later')}
      </Button>
      <Button size="small" kind="primary" onClick={open}>
        {t('freshNews.read')}
      </Button>
    </div>
  )
  return (
    <div {...listeners}>
      <HudNotice icon={NEWS_ICONS[kind]} action={keys}>
        {words}
      </HudNotice>
    </div>
  )
}
