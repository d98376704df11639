import { useTranslation } from 'react-i18next'
import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { changesBetween } from '#durable/rules/sheets/differences.ts'
import pane from '#app/editor/kit/pane.module.css'

/** How many names a line tells before it only counts. */
const NAMED_MAX = 8

/** What differs between two states of a room, in words. */
export function RoomChanges({ before, after }: { before: DraftDoc; after: DraftDoc }) {
  const { t } = useTranslation('editor')
  const lines = linesOf(changesBetween(before, after), t)
  if (lines.length === 0) return <p>{t('bar.none')}</p>
  return (
    <ul className={pane.others}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function linesOf(changes: readonly Change[], t: EditorTexts): string[] {
  const cells = (layer: string) =>
    changes
      .flatMap((change) => (change.kind === 'cells' && change.layer === layer ? change.runs : []))
      .reduce((sum, { is }) => sum + is.length, 0)
  const [terrain, ground] = [cells('terrain'), cells('ground')]
  const rows = (kind: 'put' | 'drop') => changes.flatMap((change) => (change.kind === kind ? [change.row.id] : []))
  const changed = [...new Set(changes.flatMap((change) => (change.kind === 'set' ? [change.id] : [])))]
  const line = (key: 'added' | 'changed' | 'dropped', names: readonly string[]) =>
    names.length > 0 ? [t(`map.differs.${key}`, { names: named(names) })] : []
  return [
    ...(terrain > 0 ? [t('map.differs.terrain', { count: terrain })] : []),
    ...(ground > 0 ? [t('map.differs.ground', { count: ground })] : []),
    ...line('added', rows('put')),
    ...line('changed', changed),
    ...line('dropped', rows('drop')),
  ]
}

function named(names: readonly string[]): string {
  const first = names.slice(0, NAMED_MAX).join(', ')
  return names.length > NAMED_MAX ? `${first} … (${names.length})` : first
}
