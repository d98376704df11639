import type { IconName } from '#app/ui/icon.tsx'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import type { Drawing } from './drawings.ts'

/** What a stamp shows: an icon, or a drawing of its own. */
export type StampMotif = { icon: IconName } | { drawing: Drawing }

export const STAMP_MOTIFS: Readonly<Record<StampKey, StampMotif>> = {
  walk: { icon: 'paw' },
  hello: { icon: 'emote-wave' },
  sniff: { icon: 'sniff' },
  hole: { drawing: 'hole' },
  'four-bones': { icon: 'bone' },
  garm: { icon: 'dogs' },
  hat: { icon: 'hat' },
  friend: { icon: 'friend' },
  swim: { icon: 'splash' },
  answer: { icon: 'emote-idea' },
  fountain: { drawing: 'fountain' },
  bell: { icon: 'bell' },
  boat: { drawing: 'boat' },
  towel: { drawing: 'towel' },
  cinema: { icon: 'video' },
  neon: { icon: 'star' },
  hearth: { drawing: 'fire' },
  cushion: { icon: 'mountain' },
  grove: { icon: 'bench' },
  beam: { drawing: 'lighthouse' },
  post: { drawing: 'post' },
  mark: { icon: 'pencil' },
  spot: { icon: 'pin' },
  errand: { icon: 'scroll' },
  scoop: { icon: 'poop' },
  message: { icon: 'note' },
  trail: { icon: 'map' },
  'trail-night': { icon: 'moon' },
  'trail-snow': { drawing: 'snow-paw' },
  'trail-together': { icon: 'friends' },
  snow: { drawing: 'flake' },
  blossom: { drawing: 'tulip' },
  picnic: { icon: 'blanket' },
  leaves: { drawing: 'leaf' },
  midsummer: { icon: 'maypole' },
  'night-swim': { drawing: 'night-swim' },
  'winter-fire': { drawing: 'winter-fire' },
  birthday: { icon: 'cake' },
  'friday-hunt': { icon: 'chest' },
  'pack-banner': { icon: 'pennant' },
}
