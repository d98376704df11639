import type { NpcTexts } from '../lines.ts'

export const npcTexts: NpcTexts = {
  mumble: 'Mmm … köttben … alla mina …',
  snore: 'Zzz … kom igen när solen är uppe …',
  'first-bone-asleep': 'Mmm … en ny? Tre ben till dig. Gräv i den bruna jorden österut …',
  'first-bone': 'Välkommen, lilla vän! Tre ben till dig. Gräv i den bruna jorden öster härom.',
  'learn-walk': 'Sträck lite på benen. Berätta sedan vad du kände för dofter.',
  'learn-dig': 'Den bruna jorden doftar ben. Gå ut på den, öster härom, och gräv.',
  'learn-wear': 'En hatt, det är vad du behöver. Marknadsgatan, genom den östra porten.',
  'learn-meet': 'Gå och nosa på någon. Så berättar vi vilka vi är.',
  'learn-door': 'Alla stigar leder någonstans. Kartan vet vart.',
  'well-done': 'Bra gjort! En god nos lär sig fort.',
  morning: 'God morgon. En igelkott gick förbi i natt, det känner jag.',
  evening: 'Lyktorna tänds. Det är den bästa stunden för dofter.',
  winter: 'Snö på tassarna, rim på nosen. Jag har sett värre.',
  summer: 'För varmt för halsduk. Jag har den på mig ändå.',
  fountain: 'Fontänhunden blinkar aldrig. Jag har tittat i åratal.',
  hello: 'Jag sitter där alla går förbi. Någon måste ju säga god dag.',
  ears: 'Långa öron hör gräset växa. Det växer långsamt.',
  friends: 'Den som sitter länge nog bredvid en annan har fått en vän.',
}
