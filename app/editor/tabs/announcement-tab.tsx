import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListAndPane } from '#app/editor/kit/list-and-pane.tsx'
import { useListAndPane } from '#app/editor/kit/use-list-and-pane.ts'
import { NewsList } from '#app/editor/news/news-list.tsx'
import { NewsPane } from '#app/editor/news/news-pane.tsx'
import { Button } from '#app/ui/button.tsx'
import type { EditorTab } from './editor-tab.ts'

export const ANNOUNCEMENT_TAB: EditorTab = {
  key: 'announcements',
  icon: 'news',
  title: (t) => t('tab.announcements'),
  isOf: () => false,
  look: null,
  Content: AnnouncementTab,
}

/** What stands beside the list where a new announcement is written. */
const NEW = 'new'
/** What is typed is kept by the form, and is no draft of the server. */
const NO_DRAFT = { endStep: () => {} }

/** The announcements, and the chosen one in its form. Nothing here is a draft: what is saved holds at its hour. */
function AnnouncementTab() {
  const { t } = useTranslation('editor')
  const beside = useListAndPane<never>({ chosen: null, isInList: true })
  const [saves, setSaves] = useState<{ times: number; id: number | null }>({ times: 0, id: null })
  const { chosen, isInList, headingAt } = beside
  const { choose, toList } = beside.from(NO_DRAFT, chosen ?? undefined)
  const open = (id: string) => {
    setSaves({ ...saves, id: null })
    choose(id)
  }
  const id = chosen === null || chosen === NEW ? null : Number(chosen)
  return (
    <ListAndPane
      root={beside.root}
      isInList={isInList}
      onToList={toList}
      draft={null}
      list={<NewsList chosen={id} times={saves.times} onChoose={(one) => open(String(one))} />}
      listKeys={
        <Button size="small" icon="plus" data-row={NEW} onClick={() => open(NEW)}>
          {t('news.write')}
        </Button>
      }
      bar={null}
    >
      {chosen === null ? (
        <p>{t('news.choose')}</p>
      ) : (
        <NewsPane
          key={`${chosen} ${saves.times}`}
          id={id}
          isSaved={id !== null && saves.id === id}
          headingAt={headingAt}
          onSaved={(saved) => {
            setSaves({ times: saves.times + 1, id: saved })
            choose(String(saved))
          }}
        />
      )}
    </ListAndPane>
  )
}
