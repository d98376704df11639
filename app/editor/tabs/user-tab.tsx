import { useTranslation } from 'react-i18next'
import { ListAndPane } from '#app/editor/kit/list-and-pane.tsx'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import { useListAndPane } from '#app/editor/kit/use-list-and-pane.ts'
import { PersonList } from '#app/editor/people/person-list.tsx'
import { PersonPane } from '#app/editor/people/person-pane.tsx'
import type { EditorTab } from './editor-tab.ts'

export const USER_TAB: EditorTab = {
  key: 'users',
  icon: 'user',
  title: (t) => t('tab.user'),
  isOf: () => false,
  look: null,
  Content: UserTab,
}

/** Nothing is drafted here. */
const NO_DRAFT = { endStep: () => {} }

/** Who is found, and what the chosen one has. Nothing here is a draft: each change holds at once, with a reason. */
function UserTab({ roomNames, onWarp }: TabProps) {
  const { t } = useTranslation('editor')
  const beside = useListAndPane<never>({ chosen: null, isInList: true })
  const { chosen, isInList, headingAt } = beside
  const user = chosen === null ? null : Number(chosen)
  const { choose, toList } = beside.from(NO_DRAFT, chosen ?? undefined)
  return (
    <ListAndPane
      root={beside.root}
      isInList={isInList}
      onToList={toList}
      draft={null}
      list={<PersonList chosen={user} onChoose={(id) => choose(String(id))} />}
      listKeys={null}
      bar={null}
    >
      {user === null ? (
        <p>{t('people.choose')}</p>
      ) : (
        <PersonPane key={user} user={user} headingAt={headingAt} roomNames={roomNames} onWarp={onWarp} />
      )}
    </ListAndPane>
  )
}
