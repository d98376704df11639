import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { EditorTexts, FieldWords, LookContext, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { hasActionField } from '#durable/rules/sheets/actions.ts'
import type { ACTION_FIELDS } from '#durable/rules/sheets/actions.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { DraftRow } from '#durable/rules/sheets/changes.ts'
import { GIVEN_MANNERS, THING_SOUNDS, THING_USERS } from '#durable/rules/things/given.ts'
import type { GivenManner } from '#durable/rules/things/given.ts'
import { SEAT_FACES } from '#durable/rules/things/seat.ts'
import { rowText } from './row-text.ts'
import { SaidPreview } from './said-preview.tsx'

const ICONS: Readonly<Record<GivenManner, IconName>> = { touch: 'paw', ring: 'bell', seat: 'bench', wet: 'splash' }

/** What dogs do with things that the code has no use for, and which things these are. */
export const ACTION_TAB: SheetLook = {
  sheet: 'actions',
  icon: 'paw',
  title: (t) => t('tab.actions'),
  nameOf: ({ id, name }, { language }) => rowText(name, language) || id,
  namesOf: ({ id, name, prefabs }) => [
    id,
    ...LANGUAGES.map((language) => rowText(name, language)),
    ...(Array.isArray(prefabs) ? prefabs.filter((prefab) => typeof prefab === 'string') : []),
  ],
  noteOf: ({ manner, isOn }, { t }) => (isOn === true ? t(`actions.manner.${mannerIn(manner)}`) : t('actions.isOff')),
  figureOf: ({ prefabs }) => (Array.isArray(prefabs) ? prefabs.length : null),
  pictureOf: ({ manner }) => <Icon name={ICONS[mannerIn(manner)]} />,
  previewOf: (row, context) => <ActionPreview row={row} context={context} />,
  mayBeGiven: () => false,
  filters: ({ t }) =>
    GIVEN_MANNERS.map((manner) => ({
      key: manner,
      label: t(`actions.manner.${manner}`),
      has: (row: DraftRow) => mannerIn(row.manner) === manner,
    })),
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof ACTION_FIELDS, 'id'>, FieldWords> = {
      name: { label: t('field.actions.name'), hint: t('field.actions.nameHint') },
      manner: {
        label: t('field.actions.manner'),
        hint: t('field.actions.mannerHint'),
        options: optionsOf(GIVEN_MANNERS, (manner) => t(`actions.manner.${manner}`)),
      },
      prefabs: { label: t('field.actions.prefabs'), hint: t('field.actions.prefabsHint') },
      who: {
        label: t('field.actions.who'),
        options: optionsOf(THING_USERS, (who) => t(`actions.who.${who}`)),
      },
      reach: { label: t('field.actions.reach') },
      rest: { label: t('field.actions.rest') },
      dogRest: { label: t('field.actions.dogRest') },
      seats: { label: t('field.actions.seats') },
      pitch: { label: t('field.actions.pitch') },
      rise: { label: t('field.actions.rise'), hint: t('field.actions.riseHint') },
      faces: {
        label: t('field.actions.faces'),
        options: optionsOf(SEAT_FACES, (side) => t(`actions.faces.${side}`)),
      },
      says: { label: t('field.actions.says'), hint: t('field.actions.saysHint') },
      sound: {
        label: t('field.actions.sound'),
        options: optionsOf(THING_SOUNDS, (sound) => t(`actions.sound.${sound}`)),
      },
      isOn: { label: t('field.actions.isOn'), hint: t('field.actions.isOnHint') },
    }
    return wordsIn(words, field)
  },
  hasField: hasActionField,
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: (id) => ({
    id,
    name: { dk: '', en: '', no: '', se: '' },
    manner: 'seat',
    prefabs: [],
    who: 'everybody',
    ...{ reach: 2, rest: 0, dogRest: 0, seats: 2, pitch: 28, rise: 10, faces: 'south' },
    says: { dk: '', en: '', no: '', se: '' },
    sound: 'none',
    isOn: true,
  }),
}

/** What a dog reads and does there, in each language. */
function ActionPreview({ row: { name, manner, says }, context: { t } }: { row: DraftRow; context: LookContext }) {
  return (
    <SaidPreview
      nameIn={(language) => rowText(name, language) || '…'}
      textIn={(language) => rowText(says, language)}
      caption={aboutOf(manner, t)}
    />
  )
}

function aboutOf(manner: Json | undefined, t: EditorTexts): string {
  return t(`actions.about.${mannerIn(manner)}`)
}

function optionsOf<Word extends string>(
  words: readonly Word[],
  nameOf: (word: Word) => string,
): Record<string, string> {
  return Object.fromEntries(words.map((word) => [word, nameOf(word)]))
}

function mannerIn(manner: Json | undefined): GivenManner {
  return GIVEN_MANNERS.find((known) => known === manner) ?? 'touch'
}
