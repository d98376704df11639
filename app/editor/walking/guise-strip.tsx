import { useTranslation } from 'react-i18next'
import { itemName, packName, rankName } from '#app/editor/access/access-words.ts'
import { Select } from '#app/editor/kit/fields/select.tsx'
import type { SelectOptions } from '#app/editor/kit/fields/select.tsx'
import { useLanguage } from '#app/shared/use-language.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { ROLES } from './guise.ts'
import type { Guise } from './guise.ts'
import styles from './walking.module.css'

/** The screens that one may look through, CSS px; null for all of this one. */
export const SCREENS = { desktop: null, phone: { width: 390, height: 844 } } as const
export type ScreenName = keyof typeof SCREENS

type GuiseStripProps = {
  guise: Guise
  onGuise: (guise: Guise) => void
  screen: ScreenName
  onScreen: (screen: ScreenName) => void
}

/** Chooses as whom one walks, and on what screen one sees it. */
export function GuiseStrip({ guise, onGuise, screen, onScreen }: GuiseStripProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const set = (part: Partial<Guise>) => onGuise({ ...guise, ...part })
  const items = CATALOGUE.map(({ key }) => [key, itemName(key, language)] as const).toSorted(([, one], [, other]) =>
    one.localeCompare(other, language),
  )
  return (
    <div role="group" aria-label={t('walking.asWhom')} className={styles.strip}>
      <Choice
        label={t('walking.age')}
        value={guise.isPuppy ? 'puppy' : 'grown'}
        options={[
          ['puppy', t('walking.puppy')],
          ['grown', t('walking.grown')],
        ]}
        onChoose={(age) => set({ isPuppy: age === 'puppy' })}
      />
      <Choice
        label={t('walking.pack')}
        value={guise.pack}
        options={PACKS.map((pack) => [pack, packName(pack, language)])}
        onChoose={(pack) => set({ pack: PACKS.find((known) => known === pack) ?? guise.pack })}
      />
      <Choice
        label={t('walking.rank')}
        value={guise.rank}
        options={RANKS.map(({ key }) => [key, rankName(key, language)])}
        onChoose={(rank) => set({ rank: RANKS.find(({ key }) => key === rank)?.key ?? guise.rank })}
      />
      <label className={styles.choice}>
        <span>{t('walking.karma')}</span>
        <input
          inputMode="numeric"
          size={5}
          value={guise.karma}
          onChange={({ currentTarget: { value } }) =>
            set({ karma: Math.min(Number(/^\d*$/.exec(value)?.[0] ?? 0), 1e6) })
          }
        />
      </label>
      <Choice
        label={t('walking.wears')}
        value={guise.item ?? ''}
        options={[['', t('nothing')], ...items]}
        onChoose={(item) => set({ item: item === '' ? null : item })}
      />
      <Choice
        label={t('walking.has')}
        value={guise.thing ?? ''}
        options={[['', t('nothing')], ...items]}
        onChoose={(thing) => set({ thing: thing === '' ? null : thing })}
      />
      <Choice
        label={t('walking.role')}
        value={guise.role}
        options={ROLES.map((role) => [role, t(`walking.roles.${role}`)])}
        onChoose={(role) => set({ role: ROLES.find((known) => known === role) ?? guise.role })}
      />
      <Choice
        label={t('walking.screen')}
        value={screen}
        options={[
          ['desktop', t('walking.desktop')],
          ['phone', t('walking.phone')],
        ]}
        onChoose={(next) => onScreen(next === 'phone' ? 'phone' : 'desktop')}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: SelectOptions
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <Select value={value} options={options} onChoose={onChoose} />
    </label>
  )
}
