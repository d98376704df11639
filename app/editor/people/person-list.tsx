import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { FoundList, TYPED_MS } from '#app/editor/kit/found-list.tsx'
import type { FoundRow } from '#app/editor/kit/found-list.tsx'
import { useSettled } from '#app/editor/kit/use-settled.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import { FIND_USERS } from './person-queries.ts'

type PersonListProps = { chosen: number | null; onChoose: (user: number) => void }

/** A search for users, and who was found; without a word those who were seen last. */
export function PersonList({ chosen, onChoose }: PersonListProps) {
  const { t } = useTranslation('editor')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), TYPED_MS)
  const { answer, hasFailed, again } = useAsked(() => request(FIND_USERS, { search }), search)
  const rows = answer?.findUsers.map(({ id, username, dogs, isBanned }): FoundRow => {
    const known = [isBanned && t('people.banned'), dogs || t('people.noDogs')].filter(Boolean).join(', ')
    return { id, icon: 'user', name: username, known }
  })
  return (
    <FoundList
      words={{
        find: t('people.find'),
        found: t('people.found'),
        loading: t('people.loading'),
        failed: t('people.failed'),
        none: t('people.none'),
      }}
      {...{ typed, hasFailed, chosen, onChoose }}
      onType={setTyped}
      rows={rows ?? null}
      onAgain={again}
    />
  )
}
