import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { accessText } from '#durable/protocol/access-texts.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { CHAT_MAX } from '#durable/rules/chat.ts'
import type { Game } from '../game.ts'
import type { GameRefusal } from '../game-state.ts'
import { countDraft, waitOf } from '../input/draft.ts'
import { withMention, whisperDraft } from '../input/commands.ts'
import { CHAT_FIELD_ID, focusChat, focusPark } from '../input/focus-chat.ts'
import { keyAction } from '../input/keys.ts'
import { NO_LINES, newer, older, recalled, remembered } from '../input/own-lines.ts'
import { pressOf } from '../input/walking-keys.ts'
import { CommandHints } from './chat/command-hints.tsx'
import { EmotePicker } from './chat/emote-picker.tsx'
import { PhraseKey } from './phrases/phrase-key.tsx'
import { useNow } from './use-now.ts'
import styles from './say-bar.module.css'

/** The draft outlives a reload, a lost line and a turned phone. */
const DRAFT_KEY = 'voffpark.draft'
/** A refusal is shown this long, ms. */
const REFUSAL_MS = 4000

/** The field that one talks in, with what is left of it, and why a line was not taken. */
export function SayBar({ game }: { game: Game }) {
  const { t, i18n } = useTranslation(['game', 'words'])
  const [draft, setDraft] = useDraft(game)
  const field = useRef<HTMLTextAreaElement>(null)
  const own = useRef(NO_LINES)
  const breath = useStore(game.state, (state) => state.breath)
  const refusal = useRefusal(game)
  const isWaiting = waitOf(breath, Date.now()) > 0
  const now = useNow(isWaiting ? 100 : null)
  const waitMs = waitOf(breath, isWaiting ? Math.max(now, Date.now()) : Date.now())
  const { length, isOver } = countDraft(game.talk.wordsOf(draft))

  const words = ({ reason, text, problem }: GameRefusal) =>
    problem ? accessText(languageOfTag(i18n.language), problem) : (text ?? t(`words:refusal.${reason}`))

  const send = () => {
    if (draft.trim() === '') return focusPark()
    if (!game.talk.say(draft)) return
    own.current = remembered(own.current, draft)
    setDraft('')
  }
  const write = (text: string) => {
    setDraft(text)
    game.talk.typing(text)
  }
  const recall = (isOlder: boolean, event: KeyboardEvent) => {
    const next = isOlder ? older(own.current, draft) : newer(own.current)
    if (next === own.current) return
    own.current = next
    event.preventDefault()
    setDraft(recalled(next))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = keyAction({ ...pressOf(event.nativeEvent), type: 'down' }, 'chat')
    if (event.key === 'Enter') event.preventDefault()
    if (action === 'send') send()
    if (action === 'leave-chat') focusPark()
    if (action === 'older-line' || action === 'newer-line') recall(action === 'older-line', event)
    // What is typed here is nobody else's: the key that leaves the field must not be heard by the park as well.
    event.nativeEvent.stopPropagation()
  }

  return (
    <form
      className={styles.say}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className={styles.refusal} role="status">
        {refusal && <span>{words(refusal)}</span>}
      </p>
      {draft.startsWith('/') && <CommandHints draft={draft} onChoose={setDraft} />}
      <PhraseKey />
      <EmotePicker onChoose={(emote) => game.talk.emote(emote)} />
      <label className={styles.field}>
        <span className={unseen}>{t('game:say.label')}</span>
        <textarea
          ref={field}
          id={CHAT_FIELD_ID}
          rows={1}
          value={draft}
          placeholder={t('game:say.placeholder')}
          enterKeyHint="send"
          autoCapitalize="sentences"
          autoComplete="off"
          aria-invalid={isOver || undefined}
          onChange={(event) => write(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={onKeyDown}
        />
        <span className={classNames(styles.count, (isOver || waitMs > 0) && styles.halt)}>
          {waitMs > 0 ? (
            t('game:say.wait', { seconds: Math.ceil(waitMs / 1000) })
          ) : (
            <>
              <span aria-hidden="true">{`${length}/${CHAT_MAX}`}</span>
              <span className={unseen}>{t('game:say.count', { length, max: CHAT_MAX })}</span>
            </>
          )}
        </span>
      </label>
      <button
        type="submit"
        className={styles.send}
        aria-label={t('game:say.send')}
        disabled={isOver || waitMs > 0}
        // The keyboard of a phone stays open from line to line.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}

function useDraft(game: Game): [string, (draft: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(DRAFT_KEY) ?? '')
  useEffect(() => sessionStorage.setItem(DRAFT_KEY, draft), [draft])
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type === 'unsaid') setDraft((now) => (now === '' ? moment.text : `${moment.text} ${now}`))
        if (moment.type === 'addressed') setDraft((now) => whisperDraft(moment.name) + now)
        if (moment.type === 'mentioned') setDraft((now) => withMention(now, moment.name))
        if (moment.type === 'addressed' || moment.type === 'mentioned') focusChat()
      }),
    [game],
  )
  return [draft, setDraft]
}

function useRefusal(game: Game) {
  const refusal = useStore(game.state, (state) => state.refusal)
  useEffect(() => {
    if (!refusal) return
    const timer = setTimeout(() => game.forgetRefusal(), REFUSAL_MS)
    return () => clearTimeout(timer)
  }, [game, refusal])
  return refusal
}
