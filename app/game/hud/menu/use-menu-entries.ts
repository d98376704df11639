import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Pose } from '#durable/protocol/messages.ts'
import type { Game } from '../../game.ts'
import { useWindows } from '../windows/use-windows.ts'
import type { MenuEntry } from './park-menu.tsx'

/** What the menu has for everybody, and for staff the way to their pages. */
export function useMenuEntries(game: Game, { onSearch }: { onSearch: () => void }): MenuEntry[] {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const pose = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.dogs.get(world.me)?.pose))
  // Chosen again, it lets the dog stand up.
  const resting = (rest: Pose) => ({
    key: rest,
    isOn: pose === rest,
    choose: () => game.rest(pose === rest ? 'stand' : rest),
  })
  const report = () => {
    game.state.setState({ reporting: null })
    windows.open('report', { isByKey: true })
  }
  const staffPages: MenuEntry = {
    key: 'manage',
    icon: 'home',
    label: t('staff.pages'),
    choose: () => window.open('/manage/', '_blank', 'noopener'),
  }
  return [
    {
      key: 'friends',
      icon: 'friends',
      label: t('life.friends.title'),
      choose: () => windows.open('friends', { isByKey: true }),
    },
    { key: 'report', icon: 'danger', label: t('staff.report.title'), choose: report },
    { key: 'search', icon: 'search', label: t('bar.search'), choose: onSearch },
    { key: 'dig', icon: 'bone', label: t('bar.dig'), choose: () => game.acts.dig() },
    { ...resting('sit'), icon: 'paw', label: t('bar.sit') },
    { ...resting('curl'), icon: 'sleep', label: t('bar.curl') },
    {
      key: 'options',
      icon: 'menu',
      label: t('bar.options'),
      choose: () => windows.open('options', { isByKey: true }),
    },
    ...(game.may('open-manage') ? [staffPages] : []),
  ]
}
