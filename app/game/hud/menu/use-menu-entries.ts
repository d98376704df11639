import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Pose } from '#durable/protocol/messages.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import { fire, useAppEvents } from './app-events.ts'
import type { AppEvent } from './app-events.ts'
import { evaluate } from '#app/game/hud/staff/evaluate.ts'
import type { MenuEntry } from './park-menu.tsx'

type Menu = {
  onSearch: () => void
  /** Where the bar can be made small. */
  onShrink: (() => void) | null
}

/** What the menu has, in the order of the spec (2), and after it what one does with own dog. */
export function useMenuEntries(game: Game, { onSearch, onShrink }: Menu): MenuEntry[] {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const isHidden = useStore(game.state, ({ world }) => world.hidden)
  const isInCinema = useStore(game.state, ({ world }) => roomOf(world.room ?? '') === 'cinema')
  const mayHide = game.may('toggle-hidden')
  useAppEvents({
    'open-announcements': () => windows.open('news', { isByKey: true }),
    'open-sound': () => windows.open('sound', { isByKey: true }),
    'open-report': () => {
      game.state.setState({ reporting: null })
      windows.open('report', { isByKey: true })
    },
    'open-search': onSearch,
    'open-options': () => windows.open('options', { isByKey: true }),
    ...(mayHide && { 'toggle-hidden': () => game.hide(!isHidden) }),
  })
  const asking = (event: AppEvent) => ({ key: event, choose: () => fire(event) })
  const staff: (MenuEntry | false)[] = [
    mayHide && { ...asking('toggle-hidden'), icon: 'ghost', label: t('menu.hidden'), isOn: isHidden },
    game.may('calm-room') && {
      key: 'calm',
      icon: 'mute',
      label: t('talk.calm.title'),
      choose: () => windows.open('calm', { isByKey: true }),
    },
    game.may('open-eval') && {
      key: 'eval',
      icon: 'code',
      label: t('menu.eval'),
      choose: () => {
        const code = window.prompt(t('menu.code'))
        if (code) evaluate(code)
      },
    },
    game.may('open-manage') && {
      key: 'manage',
      icon: 'home',
      label: t('staff.pages'),
      choose: () => window.open('/manage/', '_blank', 'noopener'),
    },
  ]
  const cinema: MenuEntry = {
    key: 'cinema',
    icon: 'video',
    label: t('life.cinema.open'),
    choose: () => windows.open('cinema', { isByKey: true }),
  }
  return [
    { ...asking('open-announcements'), icon: 'news', label: t('menu.news') },
    { ...asking('open-sound'), icon: 'sound', label: t('menu.sound') },
    { ...asking('open-report'), icon: 'report', label: t('staff.report.title') },
    { ...asking('open-search'), icon: 'search', label: t('bar.search') },
    { ...asking('open-options'), icon: 'gear', label: t('bar.options') },
    ...staff.filter((entry) => entry !== false),
    ...(isInCinema ? [cinema] : []),
    ...useOwnEntries(game),
    ...(onShrink ? [{ key: 'shrink', icon: 'eye' as const, label: t('talk.bar.shrink'), choose: onShrink }] : []),
    {
      key: 'help',
      icon: 'help',
      label: t('menu.help'),
      choose: () => windows.open('help', { isByKey: true }),
    },
  ]
}

function useOwnEntries(game: Game): MenuEntry[] {
  const { t } = useTranslation('game')
  const windows = useWindows()
  const pose = useStore(game.state, ({ world }) => (world.me === null ? undefined : world.dogs.get(world.me)?.pose))
  // Chosen again, it lets the dog stand up.
  const resting = (rest: Pose) => ({
    key: rest,
    isOn: pose === rest,
    choose: () => game.rest(pose === rest ? 'stand' : rest),
  })
  return [
    {
      key: 'friends',
      icon: 'friends',
      label: t('life.friends.title'),
      choose: () => windows.open('friends', { isByKey: true }),
    },
    {
      key: 'phrases',
      icon: 'wheel',
      label: t('talk.phrases.title'),
      choose: () => windows.open('phrases', { isByKey: true }),
    },
    {
      key: 'poop',
      icon: 'poop',
      label: t('life.poop.title'),
      choose: () => windows.open('poop', { isByKey: true }),
    },
    { key: 'dig', icon: 'bone', label: t('bar.dig'), choose: () => game.acts.dig() },
    { ...resting('sit'), icon: 'paw', label: t('bar.sit') },
    { ...resting('curl'), icon: 'sleep', label: t('bar.curl') },
  ]
}
