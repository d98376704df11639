import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { DogSigns } from '#app/game/hud/badges/dog-signs.tsx'
import { DogMenu } from '#app/game/hud/ring/dog-menu.tsx'
import type { LogEntry } from '#app/game/model/chat/chat-log.ts'
import { isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'
import { wordsForReader } from '#app/game/model/chat/phrase-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere, calledInLog } from '#app/game/model/world/called.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import { nameColor } from './name-color.ts'
import places from '#app/art/built/icons.module.css'
import iconStyles from '#app/ui/styles/icon.module.css'
import styles from './log-line.module.css'

type LogLineProps = { game: Game; entry: LogEntry; clock: Intl.DateTimeFormat }

/** One line of the log: a notice of the page, the words of an NPC or a chat line. The name of another dog opens its menu. */
export const LogLine = memo(function LogLine({ game, entry, clock }: LogLineProps) {
  const called = useStore(game.state, ({ world }) => calledInLog(world, entry))
  switch (entry.kind) {
    case 'note':
      return <NoteLine {...{ entry, called, clock }} />
    case 'npc':
      return <NpcLine {...{ entry, clock }} />
    case 'said':
      return <SaidLine {...{ game, entry, called, clock }} />
  }
})

type Kind<K extends LogEntry['kind']> = Extract<LogEntry, { kind: K }>

function NoteLine({ entry, called, clock }: { entry: Kind<'note'>; called: string; clock: Intl.DateTimeFormat }) {
  const { t } = useTranslation('game')
  return (
    <li className={entry.note === 'away' ? styles.away : styles.note}>
      <Time at={entry.at} clock={clock} />
      {t(`log.${entry.note}`, { name: called })}
    </li>
  )
}

function NpcLine({ entry: { name, text, at }, clock }: { entry: Kind<'npc'>; clock: Intl.DateTimeFormat }) {
  return (
    <li>
      <Time at={at} clock={clock} />
      <b>{name}</b> {text}
    </li>
  )
}

function SaidLine({ game, entry, called, clock }: LogLineProps & { entry: Kind<'said'>; called: string }) {
  const { t } = useTranslation('game')
  const [isOpen, setOpen] = useState(false)
  const { line, isOwn, isMention } = entry
  const { dog, name, color, at } = line
  const phrases = useStore(game.state, (state) => state.phrases)
  const whisper = 'to' in line ? line : null
  const whisperTo = useStore(game.state, ({ world }) =>
    whisper ? calledHere(world, { id: whisper.to, name: whisper.toName }) : '',
  )
  const style = { color: nameColor(color) }
  const marks = [isOwn && styles.own, isMention && styles.mention, whisper && styles.whisper]
  return (
    <li className={classNames(...marks, !whisper && 'as' in line && styles.action)}>
      <Time at={at} clock={clock} />
      {isMention && <span className={styles.mark}>{t('log.mention')}</span>}
      {isOwn ? (
        <b style={style}>
          <bdi>{called}</bdi>
        </b>
      ) : (
        <button
          type="button"
          className={styles.name}
          style={style}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <bdi>{called}</bdi>
        </button>
      )}
      <DogSigns game={game} dog={dog} isMini />{' '}
      {whisper && (
        <span className={styles.kind}>
          <Icon name="whisper" />
          {isOwn ? t('whisper.to', { name: whisperTo }) : t('whisper.toYou')}{' '}
        </span>
      )}
      <SaidWords text={wordsForReader(line, phrases)} />
      {isOpen && <DogMenu game={game} dog={{ id: dog, name, line: line.seq }} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Time({ at, clock }: { at: number; clock: Intl.DateTimeFormat }) {
  return <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
}

/** The text of a chat line, with the park's own pictures for emoji. */
function SaidWords({ text }: { text: string }) {
  const parts = partsOf(text)
  const large = isOnlySigns(parts) && iconStyles.large
  return (
    <bdi>
      {parts.map(({ text: words, icon }, index) =>
        icon === undefined ? (
          words
        ) : (
          <span key={index} className={classNames(iconStyles.icon, iconStyles.sign, large, places[icon])}>
            {words}
          </span>
        ),
      )}
    </bdi>
  )
}
