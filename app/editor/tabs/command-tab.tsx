import { wordsIn } from '#app/editor/kit/sheet-look.ts'
import type { FieldWords, SheetLook } from '#app/editor/kit/sheet-look.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LANGUAGES, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import type { COMMAND_FIELDS } from '#durable/rules/sheets/commands.ts'
import styles from './tabs.module.css'

/** The commands of the chat field: what they are called and what is said of them. What they do is the code's. */
export const COMMAND_TAB: SheetLook = {
  sheet: 'commands',
  icon: 'code',
  title: (t) => t('tab.commands'),
  nameOf: ({ id, name }, { language }) => `/${textIn(name, language) || id}`,
  namesOf: ({ name }) => LANGUAGES.map((language) => textIn(name, language)),
  noteOf: ({ isOn, help }, { t, language }) => (isOn === true ? textIn(help, language) : t('commands.isOff')),
  figureOf: () => null,
  pictureOf: () => <Icon name="chat" />,
  previewOf: ({ id, name, help }, { t }) => (
    <figure className={styles.figure}>
      <ul className={styles.said}>
        {LANGUAGES.map((language) => (
          <li key={language} lang={LANGUAGE_TAGS[language]}>
            <Flag language={language} label="" />
            <span>
              <b>/{textIn(name, language)}</b> {textIn(help, language)}
            </span>
          </li>
        ))}
      </ul>
      <figcaption>{t('commands.preview', { name: id })}</figcaption>
    </figure>
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

function textIn(texts: Json | undefined, language: Language): string {
  const text = isRecord(texts) ? texts[language] : ''
  return typeof text === 'string' ? text : ''
}
