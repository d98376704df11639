import { useTranslation } from 'react-i18next'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PHRASES_WINDOW } from './feature.ts'
import keyStyles from '#app/game/hud/shared/field-key.module.css'

/** The key beside the chat field that opens the list of phrases. */
export function PhraseKey() {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const isOpen = useOpenWindow(PHRASES_WINDOW) !== null
  return (
    <div className={keyStyles.place}>
      <button
        type="button"
        className={keyStyles.key}
        aria-label={t('talk.phrases.title')}
        aria-expanded={isOpen}
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ detail }) => windows.toggle(PHRASES_WINDOW, { isByKey: detail === 0 })}
      >
        <Icon name="wheel" />
      </button>
    </div>
  )
}
