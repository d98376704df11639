import type { NpcTexts } from '../lines.ts'

export const npcTexts: NpcTexts = {
  mumble: 'Mmm … bones … all mine …',
  snore: 'Zzz … come back when the sun is up …',
  'first-bone-asleep': 'Mmm … a new one? Three bones for you. Dig in the brown soil, east …',
  'first-bone': 'Welcome, little one! Three bones for you. Dig in the brown soil, east of here.',
  'learn-walk': 'Stretch your legs a little. Then tell me what you smelled.',
  'learn-dig': 'The brown soil smells of bones. Walk onto it, east of here, and dig.',
  'learn-wear': 'A hat, that is what you need. Market Street, through the eastern gate.',
  'learn-meet': 'Go and sniff somebody. That is how we say who we are.',
  'learn-door': 'Every path leads somewhere. The map knows where.',
  'well-done': 'Well done! A good nose learns fast.',
  morning: 'Good morning. A hedgehog went by in the night, I can smell it.',
  evening: 'The lamps are coming on. This is the best hour for smells.',
  winter: 'Snow in the paws, frost on the nose. I have seen worse.',
  summer: 'Too warm for a scarf. I keep it on all the same.',
  fountain: 'That fountain dog never blinks. I have watched for years.',
  hello: 'I sit where everybody comes by. Somebody has to say hello.',
  ears: 'Long ears hear the grass grow. It grows slowly.',
  friends: 'Who sits beside another long enough has made a friend.',
}
