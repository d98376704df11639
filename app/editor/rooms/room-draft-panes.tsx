import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Drafts } from '#app/editor/drafts/drafts.ts'
import { RoomChanges } from '#app/editor/map-desk/room-changes.tsx'
import { RoomPublishing } from '#app/editor/map-desk/room-publishing.tsx'
import { DraftBar } from '#app/editor/publishing/draft-bar.tsx'
import type { BarPane } from '#app/editor/publishing/draft-bar.tsx'
import { History } from '#app/editor/publishing/history.tsx'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import type { EditedRoom } from './edited-rooms.ts'

export const BAR_PANES: readonly BarPane[] = ['comparison', 'history', 'publishing']

type RoomPaneProps = {
  pane: BarPane
  drafts: Drafts
  room: EditedRoom
  nameOf: (key: string) => string
  onBack: () => void
}

/** What the bar of a room's draft opens. */
export function RoomPane({ pane, drafts, room, nameOf, onBack }: RoomPaneProps) {
  switch (pane) {
    case 'comparison':
      return <RoomChanges before={room.state.published} after={room.state.shown} />
    case 'history':
      return (
        <History
          draft={room.draft}
          changes={(before, after) => <RoomChanges before={before} after={after} />}
          onBack={onBack}
        />
      )
    case 'publishing':
      return <RoomPublishing drafts={drafts} room={room.key} nameOf={nameOf} />
  }
}

type RoomBarProps = {
  drafts: Drafts
  room: EditedRoom
  /** How many mistakes are known of it. */
  faults: number
  open: BarPane | null
  onOpen: (pane: BarPane | null) => void
}

/** What becomes of the draft of a room. */
export function RoomBar({ drafts, room: { draft, state, head, isChanged }, faults, open, onOpen }: RoomBarProps) {
  const username = useStore(drafts.state, (known) => known.username)
  const changes = isChanged ? changesBetween(state.published, state.shown).length : 0
  return (
    <DraftBar
      draft={draft}
      changes={changes}
      faults={faults}
      counted="differences"
      head={head}
      username={username}
      open={open}
      onOpen={onOpen}
    />
  )
}

/** The words of the panes above them. */
export function usePaneHeadings(): Readonly<Record<BarPane, string>> {
  const { t } = useTranslation('editor')
  return { comparison: t('compare.heading'), history: t('history.heading'), publishing: t('publish.heading') }
}
