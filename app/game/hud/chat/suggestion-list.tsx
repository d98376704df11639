import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useParkCommands } from '#app/game/hud/features/features.ts'
import type { ParkCommand } from '#app/game/hud/features/features.ts'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import { commandNamed } from '#app/game/model/chat/suggestions.ts'
import type { Suggestion } from '#app/game/model/chat/suggestions.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import { optionId } from './use-suggestions.ts'
import type { ShownSuggestions } from './use-suggestions.ts'
import styles from './suggestion-list.module.css'

/** `begun` is the command that is being typed. */
export type SuggestionsProps = ListProps & { begun: ParkCommand | null }
type ListProps = { game: Game; shown: ShownSuggestions; onTake: (suggestion: Suggestion) => void }

/** The suggestions for the chat field, and what the command that is being typed does. */
export function SuggestionListbox({ begun, ...list }: SuggestionsProps) {
  return (
    <>
      <SuggestionList {...list} />
      {begun && <CommandHint command={begun} />}
    </>
  )
}

/** A list above the field. The focus stays in the field. */
function SuggestionList({ game, shown: { id, found, at }, onTake }: ListProps) {
  const { t } = useTranslation('game')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  if (!found) return null
  const labels = { command: t('talk.commands.label'), dog: t('roster.title'), emote: t('emotes.label') }
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={labels[found.kind]}
        tabIndex={0}
        className={styles.list}
        data-hud
      >
        {found.list.map((suggestion, index) => (
          <li
            key={suggestion.text}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(suggestion)}
          >
            <Words game={game} suggestion={suggestion} />
          </li>
        ))}
      </ul>
      <p className={unseen} role="status">
        {t('talk.commands.count', { count: found.list.length })}
      </p>
    </>
  )
}

function Words({ game, suggestion }: { game: Game; suggestion: Suggestion }) {
  const commands = useParkCommands(game)
  if (suggestion.kind === 'command') {
    const command = commandNamed(suggestion.name, commands)
    return command && <CommandWords command={command} />
  }
  if (suggestion.kind === 'emote') {
    return (
      <>
        <Icon name={`emote-${suggestion.emote}`} />
        <b>{suggestion.word}</b>
      </>
    )
  }
  const dog = game.world.dogs.get(suggestion.id)
  return (
    <>
      {dog && <DogHead dog={dog} />}
      <b>
        <bdi>{suggestion.name}</bdi>
      </b>
    </>
  )
}

/** A command with its arguments and what it does. */
export function CommandWords({ command: { name, takes, what } }: { command: ParkCommand }) {
  const { t } = useTranslation(['game', 'words'])
  return (
    <>
      <b className={styles.command}>
        /{name} {takes && <i>{t(`talk.commands.takes.${takes}`)}</i>}
      </b>{' '}
      <span className={styles.what}>{what(t)}</span>
    </>
  )
}

/** What the command that is being typed does. */
function CommandHint({ command }: { command: ParkCommand }) {
  return (
    <p className={styles.hint} data-hud>
      <CommandWords command={command} />
    </p>
  )
}
