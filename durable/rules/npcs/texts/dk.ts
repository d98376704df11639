import type { NpcTexts } from '../lines.ts'

export const npcTexts: NpcTexts = {
  mumble: 'Mmm … knogler … alle sammen mine …',
  snore: 'Zzz … kom igen, når solen er oppe …',
  'first-bone-asleep': 'Mmm … en ny? Tre knogler til dig. Grav i den brune jord mod øst …',
  'first-bone': 'Velkommen, lille ven! Tre knogler til dig. Grav i den brune jord øst herfra.',
  'learn-walk': 'Stræk benene lidt. Fortæl mig så, hvad du lugtede.',
  'learn-dig': 'Den brune jord lugter af knogler. Gå ud på den, øst herfra, og grav.',
  'learn-wear': 'En hat, det er, hvad du mangler. Markedsgaden, gennem den østlige port.',
  'learn-meet': 'Gå hen og snus til nogen. Sådan fortæller vi, hvem vi er.',
  'learn-door': 'Alle stier fører et sted hen. Kortet ved hvorhen.',
  'well-done': 'Godt gået! En god snude lærer hurtigt.',
  morning: 'Godmorgen. Et pindsvin kom forbi i nat, det kan jeg lugte.',
  evening: 'Lamperne tændes. Det er den bedste time for dufte.',
  winter: 'Sne på poterne, rim på snuden. Jeg har set det værre.',
  summer: 'For varmt til tørklæde. Jeg beholder det på alligevel.',
  fountain: 'Springvandets hund blinker aldrig. Jeg har holdt øje i årevis.',
  hello: 'Jeg sidder, hvor alle kommer forbi. Nogen må jo sige goddag.',
  ears: 'Lange ører hører græsset gro. Det gror langsomt.',
  friends: 'Den, der sidder længe nok ved siden af en anden, har fået en ven.',
}
