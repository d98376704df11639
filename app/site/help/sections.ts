import type { ParseKeys } from 'i18next'
import type { CastName } from '#app/art/dog/cast.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { HELP_NUMBERS } from './numbers.ts'

export type HelpKey = ParseKeys<'help'>

/** A number that is set large, with the words beside it. */
export type Fact = {
  number: keyof typeof HELP_NUMBERS
  /** The notation: 5, 5 %, +5 or −5. */
  as?: 'percent' | 'gain' | 'loss'
  what: HelpKey
}

export type HelpSection = {
  /** The anchor. Other pages link to it, so it must not change. */
  id: string
  icon: IconName
  title: HelpKey
  /** Paragraphs, separated by line breaks. */
  text: HelpKey
  steps?: readonly HelpKey[]
  facts?: readonly Fact[]
  tip?: HelpKey
  link?: { to: string; label: HelpKey }
  dog?: CastName
}

/** The sections of the help in their order. */
export const HELP_SECTIONS: readonly HelpSection[] = [
  {
    id: 'chat',
    icon: 'chat',
    title: 'chat.title',
    text: 'chat.text',
    facts: [
      { number: 'chatLetters', what: 'chat.letters' },
      { number: 'chatBurst', what: 'chat.burst' },
      { number: 'chatLog', what: 'chat.log' },
    ],
    tip: 'chat.tip',
    link: { to: '/rules', label: 'more.rules' },
  },
  {
    id: 'bones-and-digging',
    icon: 'bone',
    title: 'bones.title',
    text: 'bones.text',
    facts: [
      { number: 'digSpots', what: 'bones.spots' },
      { number: 'digBonesMost', what: 'bones.most' },
      { number: 'digRest', what: 'bones.rest' },
    ],
    tip: 'bones.tip',
    dog: 'digger',
  },
  {
    id: 'trail',
    icon: 'sniff',
    title: 'trail.title',
    text: 'trail.text',
    facts: [
      { number: 'trailBones', as: 'gain', what: 'trail.bones' },
      { number: 'trailKarma', as: 'gain', what: 'trail.karma' },
    ],
  },
  {
    id: 'book',
    icon: 'stamp',
    title: 'book.title',
    text: 'book.text',
    facts: [{ number: 'bookBones', as: 'gain', what: 'book.bones' }],
  },
  {
    id: 'hunt',
    icon: 'bone',
    title: 'hunt.title',
    text: 'hunt.text',
    facts: [
      { number: 'huntFinds', what: 'hunt.finds' },
      { number: 'huntBones', as: 'gain', what: 'hunt.bones' },
    ],
  },
  {
    id: 'karma',
    icon: 'star',
    title: 'karma.title',
    text: 'karma.text',
    facts: [
      { number: 'sniffKarma', as: 'gain', what: 'karma.sniff' },
      { number: 'sniffRest', what: 'karma.rest' },
      { number: 'karmaADay', what: 'karma.day' },
    ],
    tip: 'karma.tip',
  },
  {
    id: 'visdomsberget',
    icon: 'mountain',
    title: 'mountain.title',
    text: 'mountain.text',
    facts: [
      { number: 'questionKarma', as: 'loss', what: 'mountain.price' },
      { number: 'answerPoints', as: 'gain', what: 'mountain.right' },
    ],
    tip: 'mountain.tip',
  },
  {
    id: 'rank',
    icon: 'medal',
    title: 'rank.title',
    text: 'rank.text',
    facts: [{ number: 'ranks', what: 'rank.all' }],
    link: { to: '/whatis/rang', label: 'rank.link' },
  },
  {
    id: 'pack',
    icon: 'pennant',
    title: 'pack.title',
    text: 'pack.text',
    facts: [
      { number: 'packMarks', what: 'pack.marks' },
      { number: 'packBones', as: 'gain', what: 'pack.bones' },
    ],
    link: { to: '/whatis/kobbel', label: 'pack.link' },
  },
  {
    id: 'coma',
    icon: 'sleep',
    title: 'coma.title',
    text: 'coma.text',
    facts: [{ number: 'comaMinutes', what: 'coma.auto' }],
    dog: 'sleeper',
  },
  {
    id: 'sniffing',
    icon: 'sniff',
    title: 'sniffing.title',
    text: 'sniffing.text',
    facts: [
      { number: 'sniffKarma', as: 'gain', what: 'sniffing.karma' },
      { number: 'sniffRest', what: 'sniffing.rest' },
    ],
  },
  {
    id: 'friends',
    icon: 'friends',
    title: 'friends.title',
    text: 'friends.text',
    facts: [
      { number: 'friendPoints', what: 'friends.points' },
      { number: 'friendsMost', what: 'friends.most' },
    ],
    tip: 'friends.tip',
  },
  {
    id: 'challenge',
    icon: 'cup',
    title: 'race.title',
    text: 'race.text',
    facts: [
      { number: 'raceAnswer', what: 'race.answer' },
      { number: 'raceDogs', what: 'race.dogs' },
    ],
    tip: 'race.tip',
  },
  {
    id: 'sniffing-profile',
    icon: 'card',
    title: 'profile.title',
    text: 'profile.text',
    tip: 'profile.tip',
    link: { to: '/whatis/alder', label: 'profile.link' },
  },
  {
    id: 'wheel-of-fortune',
    icon: 'wheel',
    title: 'wheel.title',
    text: 'wheel.text',
    link: { to: '/fk-wanted', label: 'wheel.link' },
  },
  {
    id: 'colour-roulette',
    icon: 'palette',
    title: 'roulette.title',
    text: 'roulette.text',
    link: { to: '/fk-wanted', label: 'roulette.link' },
  },
  {
    id: 'decorations',
    icon: 'bunting',
    title: 'festive.title',
    text: 'festive.text',
    link: { to: '/fk-wanted', label: 'festive.link' },
  },
  {
    id: 'lifepoints',
    icon: 'heart',
    title: 'life.title',
    text: 'life.text',
    facts: [
      { number: 'lifeAtBirth', what: 'life.birth' },
      { number: 'lifeADay', as: 'loss', what: 'life.day' },
      { number: 'lifeLogin', as: 'gain', what: 'life.login' },
      { number: 'lifeTreat', as: 'gain', what: 'life.treat' },
    ],
    tip: 'life.tip',
    dog: 'fetcher',
  },
  {
    id: 'backpack',
    icon: 'bag',
    title: 'backpack.title',
    text: 'backpack.text',
    facts: [
      { number: 'bagAtBirth', what: 'backpack.birth' },
      { number: 'bagPerYear', as: 'gain', what: 'backpack.year' },
      { number: 'bagMost', what: 'backpack.most' },
    ],
    link: { to: '/whatis/alder', label: 'backpack.link' },
  },
  {
    id: 'hat',
    icon: 'hat',
    title: 'hat.title',
    text: 'hat.text',
    steps: ['hat.take', 'hat.wear', 'hat.off', 'hat.put'],
    tip: 'hat.tip',
    dog: 'bjarne',
  },
  { id: 'sounds', icon: 'sound', title: 'sounds.title', text: 'sounds.text', tip: 'sounds.tip' },
]
