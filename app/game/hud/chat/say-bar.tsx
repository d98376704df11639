import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useParkCommands } from '#app/game/hud/features/features.ts'
import { PhraseKey } from '#app/game/hud/phrases/phrase-key.tsx'
import { useSettings } from '#app/game/hud/settings/use-settings.ts'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { gameRefusalWords } from '#app/game/hud/shared/texts.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { CHAT_FIELD_ID, focusChat, focusPark } from '#app/game/input/focus.ts'
import { keyAction, pressOf } from '#app/game/input/keys.ts'
import { waitOf } from '#app/game/model/chat/chat-allowance.ts'
import type { Draft } from '#app/game/model/chat/commands.ts'
import { countDraft } from '#app/game/model/chat/draft.ts'
import { NO_LINES, isRecalled, newer, older, recalled, remembered } from '#app/game/model/chat/own-lines.ts'
import { commandBegun, isWhole, taken } from '#app/game/model/chat/suggestions.ts'
import type { Suggestion } from '#app/game/model/chat/suggestions.ts'
import type { GameRefusal } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { isLineBreak, useLineBreak } from '#app/ui/line-break.ts'
import { rewriteField } from '#app/ui/rewrite-field.ts'
import { unseen } from '#app/ui/styles/unseen.ts'
import { CHAT_MAX } from '#durable/rules/chat.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { LastLines } from './last-lines.tsx'
import type { MannersProps } from './manners.tsx'
import { Palette } from './palette.tsx'
import type { SuggestionsProps } from './suggestion-list.tsx'
import { useCommands } from './use-commands.ts'
import { oneLine, useDraft } from './use-draft.ts'
import { optionId, useSuggestions } from './use-suggestions.ts'
import styles from './say-bar.module.css'

const fetchManners = () => import('./manners.tsx').then(({ Manners }) => Manners)
const fetchSuggestions = () => import('./suggestion-list.tsx').then(({ SuggestionListbox }) => SuggestionListbox)

/** The chat field, with the number of characters left, suggestions, and why a line was refused. */
export function SayBar({ game }: { game: Game }) {
  const { t, i18n } = useTranslation(['game', 'words'])
  const { field, draft, parsed, caret, write, moved, put, insert } = useDraft(game)
  const [own, setOwn] = useState(NO_LINES)
  const shown = useSuggestions(game, { draft, caret, isRecalled: isRecalled(own, draft) })
  const { found, at, chosen } = shown
  const { run, answer, forgetAnswer } = useCommands(game)
  const settings = useSettings()
  const isUntold = useStore(settings.isUntold)
  const Manners = useLazy<MannersProps>(isUntold, fetchManners, { texts: 'late' })
  const commands = useParkCommands(game)
  const chatAllowance = useStore(game.state, (state) => state.chatAllowance)
  const refusal = useRefusalInBar(game)
  const refused = refusal && gameRefusalWords(t, refusal, { me: game.world.me, language: languageOfTag(i18n.language) })
  useEffect(() => {
    if (refused === null) return
    const timer = setTimeout(() => game.forgetRefusal(), readingMs(refused))
    return () => clearTimeout(timer)
  }, [game, refusal, refused])
  const isWaiting = waitOf(chatAllowance, Date.now()) > 0
  const now = useNow(isWaiting ? 100 : null)
  const waitMs = waitOf(chatAllowance, isWaiting ? Math.max(now, Date.now()) : Date.now())
  const { length, isOver } = countDraft(game.talk.wordsOf(parsed.command))
  const begun = found ? null : commandBegun(draft, commands)
  const Suggestions = useLazy<SuggestionsProps>(found !== null || begun !== null, fetchSuggestions)

  const send = (line: Draft = parsed) => {
    const { typed, command } = line
    if (typed.trim() === '') return focusPark()
    const isDone = command.do === 'act' ? run(command) : game.talk.say(line)
    if (!isDone) return
    settings.learnManners()
    setOwn(remembered(own, typed))
    put('')
  }
  const take = (suggestion: Suggestion, isAll: boolean) => {
    if (!found) return
    const next = taken(draft, found, suggestion)
    const line = put(next.text, next.caret)
    if (isAll && isWhole(suggestion, draft, commands)) send(line)
  }
  const enter = () => (chosen ? take(chosen, true) : send())
  useLineBreak(field, enter)
  const recall = (isOlder: boolean, event: KeyboardEvent) => {
    const next = isOlder ? older(own, draft) : newer(own, draft)
    if (next === own) return
    setOwn(next)
    event.preventDefault()
    put(recalled(next))
  }
  const writeFrom = (typed: HTMLTextAreaElement, { isAsTyped }: { isAsTyped: boolean }) => {
    if (!isAsTyped) {
      const front = oneLine(typed.value.slice(0, typed.selectionEnd))
      rewriteField(typed, { text: front + oneLine(typed.value.slice(typed.selectionEnd)), caret: front.length })
    }
    return write(typed.value, typed.selectionEnd)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const action = keyAction({ ...pressOf(event.nativeEvent), type: 'down' }, found ? 'list' : 'chat')
    const isOfList = found !== null && action !== 'none'
    if (event.key === 'Enter' || isOfList) event.preventDefault()
    if (action === 'send') send()
    if (action === 'leave-chat') focusPark()
    if (action === 'older-line' || action === 'newer-line') recall(action === 'older-line', event)
    if (action === 'next-choice' || action === 'previous-choice') shown.step(action === 'next-choice' ? 1 : -1)
    if (action === 'close-list') shown.close()
    if (action === 'take-choice') enter()
    const first = chosen ?? found?.list[0]
    if (action === 'complete' && first) take(first, false)
    // Keys typed here must not reach the park, not even the key that leaves the field.
    event.nativeEvent.stopPropagation()
  }

  return (
    <form
      className={styles.say}
      data-hud
      data-say
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <LastLines game={game} />
      <p className={classNames(styles.refusal, !refusal && styles.answer)} role="status">
        {refused !== null ? <span>{refused}</span> : answer && <span>{answer}</span>}
      </p>
      {isUntold && Manners && (
        <div className={styles.manners}>
          <Manners onRead={() => settings.learnManners()} />
        </div>
      )}
      <div className={styles.follows}>
        {Suggestions && (
          <Suggestions game={game} shown={shown} begun={begun} onTake={(suggestion) => take(suggestion, true)} />
        )}
      </div>
      <PhraseKey />
      <Palette
        onEmote={(emote) => game.talk.emote(emote)}
        onSign={(sign) => {
          insert(sign)
          focusChat()
        }}
      />
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
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-controls={found ? shown.id : undefined}
          aria-activedescendant={at === null ? undefined : optionId(shown.id, at)}
          onChange={({ currentTarget, nativeEvent }) => {
            if (isLineBreak(nativeEvent)) return enter()
            // A composed word is left alone until it is done.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            const { command } = writeFrom(currentTarget, { isAsTyped: isComposing })
            game.talk.typing(command)
            forgetAnswer()
          }}
          onCompositionEnd={({ currentTarget }) => writeFrom(currentTarget, { isAsTyped: false })}
          onSelect={({ currentTarget: { selectionStart } }) => moved(selectionStart)}
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
        // Keeps the keyboard of a phone open after a line was sent.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </button>
    </form>
  )
}

function useRefusalInBar(game: Game): GameRefusal | null {
  const latest = useStore(game.state, (state) => state.refusal)
  // An open window shows the refusal of what was requested in it.
  const windows = useWindows()
  const isInWindow = useStore(windows.state, ({ open }) =>
    open.some(({ window: { answers } }) => answers !== undefined && answers === latest?.request),
  )
  return isInWindow ? null : latest
}
