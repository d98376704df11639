import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { COMMAND_FIELDS } from '#durable/rules/sheets/commands.ts'
import { rowText } from './row-text.ts'
import { SaidPreview } from './said-preview.tsx'

/** The commands of the chat field: what they are called and what is said of them. What they do is the code's. */
export const COMMAND_TAB: SheetLook = {
  sheet: 'commands',
  icon: 'code',
  title: (t) => t('tab.commands'),
  nameOf: ({ id, name }, { language }) => `/${rowText(name, language) || id}`,
  namesOf: ({ name }) => LANGUAGES.map((language) => rowText(name, language)),
  noteOf: ({ isOn, help }, { t, language }) => (isOn === true ? rowText(help, language) : t('commands.isOff')),
  figureOf: () => null,
  pictureOf: () => <Icon name="chat" />,
  previewOf: ({ id, name, help }, { t }) => (
    <SaidPreview
      nameIn={(language) => `/${rowText(name, language)}`}
      textIn={(language) => rowText(help, language)}
      caption={t('commands.preview', { name: id })}
    />
  ),
  mayBeGiven: () => false,
  filters: ({ t }) => [{ key: 'off', label: t('commands.offFilter'), has: ({ isOn }) => isOn !== true }],
  words: (field, t) => {
    const words: Record<Exclude<keyof typeof COMMAND_FIELDS, 'id'>, FieldWords> = {
      name: { label: t('field.commands.name') },
      help: { label: t('field.commands.help') },
      isOn: { label: t('field.commands.isOn') },
    }
    return wordsIn(words, field)
  },
  fallbackColourOf: () => '#000000',
  bulk: null,
  newRow: null,
}
