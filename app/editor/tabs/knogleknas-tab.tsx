import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { EditorTexts, FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { boardIn } from '#app/editor/levels/board-letters.ts'
import { LevelDesk } from '#app/editor/levels/level-desk.tsx'
import { SmallBoard } from '#app/editor/levels/piece-picture.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { LEVEL_FIELDS, isAppraised } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import { rowText } from './row-text.ts'

/** A new level: a whole heap of pieces by chance, on the shelf only. */
const NEW_LEVEL = {
  name: { dk: '', en: '', no: '', se: '' },
  board: boardIn(undefined, LEVEL_FIELDS.board),
  moves: 30,
  kinds: 4,
  isDaily: false,
} as const

/** Fields that the server or the appraisal writes. */
const WRITTEN: readonly string[] = ['version', 'worth', 'bronze', 'silver', 'gold', 'appraised']

/** The levels of KnogleKnas, in the order of the shelf. */
export const KNOGLEKNAS_TAB: SheetLook = {
  sheet: 'knogleknas',
  icon: 'bone',
  title: (t) => t('tab.knogleknas'),
  nameOf: ({ id, name }, { language }) => rowText(name, language) || id,
  namesOf: ({ name }) => LANGUAGES.map((language) => rowText(name, language)),
  noteOf: (row, { t }) => noteOf(row, t),
  figureOf: ({ moves }) => (typeof moves === 'number' ? moves : null),
  pictureOf: ({ board }) => <SmallBoard board={boardIn(board, LEVEL_FIELDS.board)} />,
  previewOf: () => null,
  Desk: LevelDesk,
  mayBeGiven: () => false,
  filters: ({ t }) => [
    { key: 'daily', label: t('levels.dailyFilter'), has: ({ isDaily }) => isDaily === true },
    { key: 'stale', label: t('levels.staleFilter'), has: (row) => !isAppraised(row as LevelRow) },
  ],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof LEVEL_FIELDS, 'id' | 'appraised'>, FieldWords> = {
      name: { label: t('field.knogleknas.name') },
      board: { label: t('field.knogleknas.board') },
      moves: { label: t('field.knogleknas.moves') },
      kinds: { label: t('field.knogleknas.kinds') },
      from: { label: t('field.knogleknas.from'), hint: t('field.knogleknas.fromHint') },
      to: { label: t('field.knogleknas.to'), hint: t('field.knogleknas.toHint') },
      isDaily: { label: t('field.knogleknas.isDaily'), hint: t('field.knogleknas.isDailyHint') },
      version: { label: t('field.knogleknas.version') },
      worth: { label: t('field.knogleknas.worth') },
      bronze: { label: t('field.knogleknas.bronze') },
      silver: { label: t('field.knogleknas.silver') },
      gold: { label: t('field.knogleknas.gold') },
    }
    return wordsIn(words, field)
  },
  hasField: (_row, field) => !WRITTEN.includes(field),
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: (id) => ({ id, ...NEW_LEVEL }),
}

function noteOf({ isDaily, from, to }: DraftRow, t: EditorTexts): string {
  if (isDaily !== true) return t('levels.shelfOnly')
  const days = [
    typeof from === 'string' && t('levels.from', { day: from }),
    typeof to === 'string' && t('levels.to', { day: to }),
  ]
  return [t('levels.daily'), ...days].filter(Boolean).join(', ')
}
