import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { roving } from '#app/game/hud/shared/roving.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { PHRASES } from '#durable/rules/phrases/phrases.ts'
import type { Phrase, PhraseSubject } from '#durable/rules/phrases/phrases.ts'
import { PHRASES_WINDOW } from './feature.ts'
import styles from './phrases.module.css'

const SUBJECTS: readonly { subject: PhraseSubject; icon: IconName }[] = [
  { subject: 'hello', icon: 'emote-wave' },
  { subject: 'feelings', icon: 'emote-heart' },
  { subject: 'play', icon: 'emote-ball' },
  { subject: 'together', icon: 'friends' },
  { subject: 'thanks', icon: 'gift' },
  { subject: 'answers', icon: 'chat' },
  { subject: 'dogs', icon: 'paw' },
  { subject: 'places', icon: 'map' },
  { subject: 'directions', icon: 'pin' },
  { subject: 'help', icon: 'help' },
]

/** The park's own phrases by subject. Every player reads a phrase in their own language. */
export default function PhrasesWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'late'])
  return (
    <GameWindow window={PHRASES_WINDOW} title={t('talk.phrases.title')} corner="bottom">
      <Phrases game={game} />
    </GameWindow>
  )
}

function Phrases({ game }: { game: Game }) {
  const { t } = useTranslation(['game', 'late'])
  const id = useId()
  const windows = useWindows()
  const isPhone = useMediaQuery(PHONE)
  const phrases = useStore(game.state, (state) => state.phrases)
  const [subject, setSubject] = useState<PhraseSubject>('hello')
  if (!phrases) return <Spinner label={t('late:phrases.loading')} />
  const say = (phrase: Phrase) => {
    // On a phone the sheet covers the dogs, so it closes to show the bubble.
    if (game.talk.sayPhrase(phrase) && isPhone) windows.close(PHRASES_WINDOW)
  }
  return (
    <div className={styles.phrases}>
      <div role="tablist" aria-label={t('late:phrases.subjects')} className={styles.subjects} onKeyDown={roving}>
        {SUBJECTS.map(({ subject: one, icon }) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}-${one}`}
            aria-selected={one === subject}
            aria-controls={`${id}-panel`}
            tabIndex={one === subject ? 0 : -1}
            className={styles.subject}
            onFocus={() => setSubject(one)}
            onClick={() => setSubject(one)}
          >
            <Icon name={icon} />
            <span>{t(`late:phrases.subject.${one}`)}</span>
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${subject}`}
        className={styles.panel}
        onKeyDown={roving}
      >
        {PHRASES[subject].map((phrase) => (
          <button
            key={phrase}
            type="button"
            className={styles.phrase}
            // A click does not move the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => say(phrase)}
          >
            {phrases[phrase]}
          </button>
        ))}
      </div>
      <p className={styles.hint}>{t('late:phrases.hint')}</p>
    </div>
  )
}
