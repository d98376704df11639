import type { NpcTexts } from '../lines.ts'

export const npcTexts: NpcTexts = {
  mumble: 'Mmm … kjøttbein … alle mine …',
  snore: 'Zzz … kom igjen når sola er oppe …',
  'first-bone-asleep': 'Mmm … en ny? Tre bein til deg. Grav i den brune jorda mot øst …',
  'first-bone': 'Velkommen, lille venn! Tre bein til deg. Grav i den brune jorda øst herfra.',
  'learn-walk': 'Strekk litt på beina. Fortell meg så hva du luktet.',
  'learn-dig': 'Den brune jorda lukter bein. Gå ut på den, øst herfra, og grav.',
  'learn-wear': 'En hatt, det er det du trenger. Markedsgata, gjennom den østre porten.',
  'learn-meet': 'Gå og snus på noen. Slik forteller vi hvem vi er.',
  'learn-door': 'Alle stier fører et sted. Kartet vet hvor.',
  'well-done': 'Bra gjort! En god snute lærer fort.',
  morning: 'God morgen. Et pinnsvin kom forbi i natt, det kan jeg lukte.',
  evening: 'Lyktene tennes. Dette er den beste timen for lukter.',
  winter: 'Snø på potene, rim på snuten. Jeg har sett verre.',
  summer: 'For varmt til skjerf. Jeg beholder det på likevel.',
  fountain: 'Fontenehunden blunker aldri. Jeg har fulgt med i årevis.',
  hello: 'Jeg sitter der alle kommer forbi. Noen må jo si god dag.',
  ears: 'Lange ører hører gresset gro. Det gror sakte.',
  friends: 'Den som sitter lenge nok ved siden av en annen, har fått en venn.',
}
