import { useTranslation } from 'react-i18next'
import { AccessPane } from '#app/editor/access/access-pane.tsx'
import { accessRows } from '#app/editor/access/access-rows.ts'
import type { AccessRow } from '#app/editor/access/access-rows.ts'
import { accessWords } from '#app/editor/access/access-words.ts'
import { ListAndPane } from '#app/editor/kit/list-and-pane.tsx'
import { PaneHeading } from '#app/editor/kit/pane-heading.tsx'
import { RowList, listed } from '#app/editor/kit/row-list.tsx'
import type { Listing } from '#app/editor/kit/row-list.tsx'
import type { EditorTexts, ListLook, LookContext } from '#app/editor/kit/sheet-look.ts'
import type { TabProps } from '#app/editor/kit/tab-props.ts'
import { useListAndPane } from '#app/editor/kit/use-list-and-pane.ts'
import type { BarPane } from '#app/editor/publishing/draft-bar.tsx'
import { MovedDraft } from '#app/editor/publishing/moved-draft.tsx'
import { nameOfRoom, useEditedRooms } from '#app/editor/rooms/edited-rooms.ts'
import { BAR_PANES, RoomBar, RoomPane, usePaneHeadings } from '#app/editor/rooms/room-draft-panes.tsx'
import { RoomsToCome } from '#app/editor/rooms/rooms-to-come.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { isSoundAccess } from '#durable/rules/places/access.ts'
import type { Access } from '#durable/rules/places/access.ts'
import type { EditorTab } from './editor-tab.ts'

export const ACCESS_TAB: EditorTab = {
  key: 'access',
  icon: 'lock',
  title: (t) => t('tab.access'),
  isOf: () => false,
  look: null,
  Content: AccessTab,
}

/** At first the places that ask for something are listed. */
const ASKING: Listing = { search: '', filter: 'asking' }

/** The records of doors, gates and rooms in one list, and the form of the chosen one. */
function AccessTab({ drafts, roomNames, onMap }: TabProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const rooms = useEditedRooms(drafts)
  const headings = usePaneHeadings()
  const beside = useListAndPane<BarPane>({ listing: ASKING, chosen: null, isInList: true })
  const { listing, chosen, pane, isInList, headingAt } = beside
  const isThere = rooms.length > 0 && rooms.every(({ state }) => state.opening === 'done')
  const nameOf = (key: string) => nameOfRoom(rooms, key, { roomNames, language })
  const places = isThere ? accessRows(rooms) : []
  const look = lookOf(places, nameOf)
  const context: LookContext = { t, language, roomNames }
  const all = places.map(({ id }) => ({ id }))
  const rows = listed(all, listing, { look, context })
  const place = places.find(({ id }) => id === (chosen ?? rows[0]?.id)) ?? places[0]
  const room = rooms.find(({ key }) => key === place?.place.room)
  if (!place || !room) return <RoomsToCome rooms={rooms} />
  const { show, choose, toList } = beside.from(room.draft, place.id)
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
          rows={rows}
          listing={listing}
          onList={beside.setListing}
          chosen={place.id}
          onChoose={choose}
          differences={{
            added: new Set(),
            changed: new Map(places.filter(({ isChanged }) => isChanged).map(({ id }) => [id, []])),
          }}
          faults={places.flatMap((one) => (isWrong(one) ? [{ at: one.id, what: 'unsound' }] : []))}
          others={new Map()}
        />
      }
      listKeys={null}
      bar={
        <RoomBar
          drafts={drafts}
          room={room}
          faults={places.filter((one) => one.place.room === room.key && isWrong(one)).length}
          open={BAR_PANES.find((one) => one === pane) ?? null}
          onOpen={(next) => (next ? show(next) : toList())}
        />
      }
    >
      <MovedDraft draft={room.draft} nameOf={(changed) => changed} />
      <PaneHeading
        key={`${pane} ${place.id}`}
        at={headingAt}
        note={pane === 'form' ? (place.place.gate ?? place.place.door ?? place.place.room) : nameOf(room.key)}
      >
        {pane === 'form' ? titleOf(place, { t, nameOf }) : headings[pane]}
      </PaneHeading>
      {pane === 'form' ? (
        <AccessPane key={place.id} row={place} rooms={rooms} nameOf={nameOf} onMap={onMap} />
      ) : (
        <RoomPane pane={pane} drafts={drafts} room={room} nameOf={nameOf} onBack={() => show('comparison')} />
      )}
    </ListAndPane>
  )
}

function lookOf(places: readonly AccessRow[], nameOf: (room: string) => string): ListLook {
  const of = (id: string) => places.find((one) => one.id === id)
  return {
    title: (t) => t('tab.access'),
    nameOf: ({ id }, { t }) => {
      const place = of(id)
      return place ? titleOf(place, { t, nameOf }) : id
    },
    namesOf: () => [],
    noteOf: ({ id }, context) => accessWords(of(id)?.access, context) ?? context.t('access.everybody'),
    figureOf: ({ id }) => {
      const at = of(id)?.at
      return at ? `${at.x}, ${at.y}` : null
    },
    pictureOf: ({ id }) => <Icon name={iconOf(of(id))} />,
    filters: ({ t }) => [
      { key: 'asking', label: t('access.asking'), has: ({ id }) => of(id)?.access !== undefined },
      { key: 'rooms', label: t('access.rooms'), has: ({ id }) => of(id)?.at === null },
      { key: 'doors', label: t('access.doors'), has: ({ id }) => isDoor(of(id)) },
      { key: 'gates', label: t('access.gates'), has: ({ id }) => of(id)?.place.gate !== undefined },
    ],
  }
}

function isDoor(row: AccessRow | undefined): boolean {
  return row !== undefined && row.place.door !== null
}

function iconOf(row: AccessRow | undefined): IconName {
  if (row?.place.gate !== undefined) return 'lock'
  return isDoor(row) ? 'door' : 'map-room'
}

function titleOf({ place, to }: AccessRow, { t, nameOf }: { t: EditorTexts; nameOf: (room: string) => string }) {
  if (place.gate !== undefined) return t('access.gateIn', { room: nameOf(place.room) })
  if (place.door === null) return nameOf(place.room)
  return t('access.fromTo', { from: nameOf(place.room), to: to === null ? '?' : nameOf(to) })
}

function isWrong({ access, isOther }: AccessRow): boolean {
  return isOther || (access !== undefined && !isSoundAccess(access as Access))
}
