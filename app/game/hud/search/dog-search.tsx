import type { ResultOf } from 'gql.tada'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { request, RefusedError } from '#app/api.ts'
import { DogHead } from '#app/game/hud/shared/dog-head.tsx'
import { Sheet } from '#app/game/hud/shared/sheet.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { graphql } from '#app/graphql.ts'
import { useNameInput } from '#app/shared/use-name-input.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { languageOfTag } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import styles from './dog-search.module.css'

const SEARCH_DOGS = graphql(`
  query SearchDogs($name: String!, $language: Lang!) {
    searchDogs(name: $name, language: $language) {
      id
      name
      color
      shadowColor
      room
      roomName
      twin
    }
  }
`)

/** A dog in the park, and the room or twin where it is. */
type FoundDog = ResultOf<typeof SEARCH_DOGS>['searchDogs'][number]

/** The search waits for a pause of this length in typing, ms. */
const STILL_MS = 300

/** `found` is null until there is an answer; `error` is the text that is shown instead of one. */
type Search = { name: string; found: readonly FoundDog[] | null; error: string | null }

export type DogSearchProps = { game: Game; isPhone: boolean; onClose: () => void }

/** Searches dogs of the park by name, and leads to them. */
export function DogSearch({ game, isPhone, onClose }: DogSearchProps) {
  const { t, i18n } = useTranslation('game')
  const id = useId()
  const [name, setName] = useState('')
  const input = useNameInput(name, (typed) => setName(typed.name))
  const search = useSearch(name.trim(), languageOfTag(i18n.language), t('search.failed'))
  return (
    <Sheet
      title={t('search.title')}
      isPhone={isPhone}
      isPaper
      closeLabel={t('search.close')}
      className={styles.search}
      onClose={onClose}
    >
      <label className={styles.label} htmlFor={id}>
        {t('search.name')}
      </label>
      <input
        {...input}
        id={id}
        className={styles.input}
        type="search"
        autoComplete="off"
        autoFocus
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <div className={styles.answer} role="status">
        <Answer search={search} />
      </div>
      <ul className={styles.list}>
        {search?.found?.map((dog) => (
          <Found key={dog.id} dog={dog} game={game} />
        ))}
      </ul>
    </Sheet>
  )
}

function Answer({ search }: { search: Search | null }) {
  const { t } = useTranslation('game')
  if (!search) return <p>{t('search.hint')}</p>
  if (search.error !== null) return <p className={styles.error}>{search.error}</p>
  if (!search.found) return <Spinner label={t('search.searching')} />
  return <p>{search.found.length === 0 ? t('search.nobody') : t('search.found', { count: search.found.length })}</p>
}

function Found({ dog, game }: { dog: FoundDog; game: Game }) {
  const { t } = useTranslation('game')
  const room = useStore(game.state, ({ world }) => world.room)
  const isMe = useStore(game.state, ({ world }) => world.me === dog.id)
  const isOpen = useStore(game.state, ({ link }) => link.state === 'open')
  const isHere = room === dog.room
  const where = dog.twin === 1 ? dog.roomName : t('search.twin', { room: dog.roomName, number: dog.twin })
  return (
    <li className={styles.row}>
      <DogHead dog={dog} />
      <span className={styles.words}>
        <bdi>{dog.name}</bdi>
        <small>{isMe ? t('roster.you') : isHere ? t('search.here') : where}</small>
      </span>
      {!isMe && !isHere && (
        <button
          type="button"
          className={styles.go}
          disabled={!isOpen}
          aria-label={t('search.goTo', { name: dog.name })}
          onClick={() => void game.goTo(dog.id)}
        >
          {t('search.go')}
        </button>
      )}
    </li>
  )
}

/** Null while there is nothing to search for. */
function useSearch(name: string, language: Language, failed: string): Search | null {
  const [search, setSearch] = useState<Search | null>(null)
  useEffect(() => {
    if (name === '') return setSearch(null)
    let isOver = false
    setSearch({ name, found: null, error: null })
    const answered = (answer: Omit<Search, 'name'>) => !isOver && setSearch({ name, ...answer })
    const timer = setTimeout(() => void ask({ name, language }, failed).then(answered), STILL_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [name, language, failed])
  return search
}

async function ask(asked: { name: string; language: Language }, failed: string): Promise<Omit<Search, 'name'>> {
  try {
    return { found: (await request(SEARCH_DOGS, asked)).searchDogs, error: null }
  } catch (error) {
    return { found: [], error: error instanceof RefusedError ? error.message : failed }
  }
}
