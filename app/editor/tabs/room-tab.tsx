import { useTranslation } from 'react-i18next'
import { ListAndPane } from '#app/editor/kit/list-and-pane.tsx'
import { PaneHeading } from '#app/editor/kit/pane-heading.tsx'
import { RowList, listed } from '#app/editor/kit/row-list.tsx'
import type { ListLook, LookContext } from '#app/editor/kit/sheet-look.ts'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import { useListAndPane } from '#app/editor/kit/use-list-and-pane.ts'
import { NewRoom } from '#app/editor/map-desk/new-room.tsx'
import type { BarPane } from '#app/editor/publishing/draft-bar.tsx'
import { MovedDraft } from '#app/editor/publishing/moved-draft.tsx'
import { nameOfRoom, useEditedRooms, useWorldProblems } from '#app/editor/rooms/edited-rooms.ts'
import type { EditedRoom } from '#app/editor/rooms/edited-rooms.ts'
import { BAR_PANES, RoomBar, RoomPane, usePaneHeadings } from '#app/editor/rooms/room-draft-panes.tsx'
import { RoomForm } from '#app/editor/rooms/room-form.tsx'
import { RoomsToCome } from '#app/editor/rooms/rooms-to-come.tsx'
import { useDogsNow } from '#app/editor/rooms/use-dogs-now.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { EditorTab } from './editor-tab.ts'

export const ROOM_TAB: EditorTab = {
  key: 'rooms',
  icon: 'map-room',
  title: (t) => t('tab.room'),
  isOf: (what) => what.startsWith('room:'),
  look: null,
  Content: RoomTab,
}

/** The rooms: which there are, how they stand, and the form of the chosen one. */
function RoomTab({ drafts, roomNames, here, onMap, onWarp }: TabProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const rooms = useEditedRooms(drafts)
  const problems = useWorldProblems(rooms, drafts)
  const dogs = useDogsNow()
  const headings = usePaneHeadings()
  const beside = useListAndPane<'new' | BarPane>({ chosen: here, isInList: true })
  const { listing, chosen, pane, isInList, headingAt } = beside
  const isThere = rooms.length > 0 && rooms.every(({ state }) => state.opening === 'done')
  // A room that has just been begun is in the list when the server has it.
  const room = rooms.find(({ key }) => key === chosen) ?? rooms[0]
  if (!isThere || !room) return <RoomsToCome rooms={rooms} />
  const nameOf = (key: string) => nameOfRoom(rooms, key, { roomNames, language })
  const context: LookContext = { t, language, roomNames }
  const all = rooms.map(({ key }) => ({ id: key }))
  const look = lookOf(rooms, { dogs, nameOf })
  const problemsIn = (key: string) => problems?.filter((one) => one.room === key) ?? []
  const { show, choose, toList } = beside.from(room.draft, room.key)
  const heading = pane === 'form' ? nameOf(room.key) : pane === 'new' ? t('map.newRoom') : headings[pane]
  return (
    <ListAndPane
      root={beside.root}
      isInList={isInList}
      onToList={toList}
      draft={room.draft}
      list={
        <RowList
          look={look}
          context={context}
          all={all}
          rows={listed(all, listing, { look, context })}
          listing={listing}
          onList={beside.setListing}
          chosen={pane === 'new' ? null : room.key}
          onChoose={choose}
          differences={{
            added: new Set(rooms.filter(({ state }) => state.publishedRev === 0).map(({ key }) => key)),
            changed: new Map(rooms.filter(({ isChanged }) => isChanged).map(({ key }) => [key, []])),
          }}
          faults={rooms.flatMap(({ key }) => (problemsIn(key).length > 0 ? [{ at: key, what: 'unsound' }] : []))}
          others={new Map()}
        />
      }
      listKeys={
        <Button size="small" icon="plus" onClick={() => show('new')}>
          {t('map.newRoom')}
        </Button>
      }
      bar={
        pane !== 'new' && (
          <RoomBar
            drafts={drafts}
            room={room}
            faults={problemsIn(room.key).length}
            open={BAR_PANES.find((one) => one === pane) ?? null}
            onOpen={(next) => (next ? show(next) : toList())}
          />
        )
      }
    >
      {pane !== 'new' && <MovedDraft draft={room.draft} nameOf={(changed) => changed} />}
      <PaneHeading key={`${pane} ${room.key}`} at={headingAt} note={pane === 'form' ? room.key : undefined}>
        {heading}
      </PaneHeading>
      {pane === 'form' && (
        <RoomForm
          key={room.key}
          room={room}
          rooms={rooms}
          dogs={dogs.get(room.key) ?? null}
          problems={problems && problemsIn(room.key)}
          nameOf={nameOf}
          onMap={(at) => onMap(room.key, at)}
          onWarp={() => onWarp(room.key)}
        />
      )}
      {pane === 'new' && <NewRoom taken={rooms.map(({ key }) => key)} onMade={(key) => onMap(key)} />}
      {pane !== 'form' && pane !== 'new' && (
        <RoomPane pane={pane} drafts={drafts} room={room} nameOf={nameOf} onBack={() => show('comparison')} />
      )}
    </ListAndPane>
  )
}

type Known = { dogs: ReadonlyMap<string, number>; nameOf: (key: string) => string }

function lookOf(rooms: readonly EditedRoom[], { dogs, nameOf }: Known): ListLook {
  const of = (key: string) => rooms.find((room) => room.key === key)
  return {
    title: (t) => t('tab.room'),
    nameOf: ({ id }) => nameOf(id),
    namesOf: ({ id }) => Object.values(of(id)?.room?.name ?? {}),
    noteOf: ({ id }, { t }) => {
      const rev = of(id)?.state.publishedRev ?? 0
      const count = dogs.get(id) ?? 0
      const isClosed = of(id)?.room?.isClosed === true
      return [
        isClosed && t('rooms.closing.mark'),
        rev > 0 && t('rooms.rev', { rev }),
        count > 0 && t('rooms.dogsNow', { count }),
      ]
        .filter(Boolean)
        .join(', ')
    },
    figureOf: ({ id }) =>
      dogs.get(id) ? (
        <>
          {dogs.get(id)}
          <Icon name="paw" />
        </>
      ) : null,
    pictureOf: ({ id }) => <Icon name={of(id)?.room?.access ? 'lock' : 'map-room'} />,
    filters: ({ t }) => [
      { key: 'drafts', label: t('rooms.withDraft'), has: ({ id }) => of(id)?.isChanged === true },
      { key: 'dogs', label: t('rooms.withDogs'), has: ({ id }) => (dogs.get(id) ?? 0) > 0 },
    ],
  }
}
