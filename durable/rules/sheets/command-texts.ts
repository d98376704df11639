import type { Text } from '#durable/rules/text.ts'

/** What the commands of the chat field do, by the names that the code has for them. */
export const COMMAND_HELP = {
  me: {
    dk: 'fortæl, hvad din hund gør',
    en: 'tell what your dog does',
    no: 'fortell hva hunden din gjør',
    se: 'berätta vad din hund gör',
  },
  w: {
    dk: 'hvisk til én hund her',
    en: 'whisper to one dog here',
    no: 'hvisk til én hund her',
    se: 'viska till en hund här',
  },
  emote: {
    dk: 'vis en følelse over din hund',
    en: 'show a feeling over your dog',
    no: 'vis en følelse over hunden din',
    se: 'visa en känsla ovanför din hund',
  },
  sniff: {
    dk: 'snus til en hund, eller uden navn til jorden',
    en: 'sniff a dog or, without a name, the ground',
    no: 'snus på en hund, eller uten navn på bakken',
    se: 'nosa på en hund, eller utan namn på marken',
  },
  use: {
    dk: 'brug en ting i nærheden',
    en: 'use a thing nearby',
    no: 'bruk en ting i nærheten',
    se: 'använd en sak i närheten',
  },
  bark: { dk: 'gø', en: 'bark', no: 'bjeff', se: 'skäll' },
  shake: { dk: 'ryst vandet af dig', en: 'shake yourself dry', no: 'rist deg tørr', se: 'ruska dig torr' },
  sit: {
    dk: 'sæt dig, eller rejs dig igen',
    en: 'sit down, or get up again',
    no: 'sett deg, eller reis deg igjen',
    se: 'sätt dig, eller res dig igen',
  },
  coma: {
    dk: 'rul dig sammen og sov, eller rejs dig igen',
    en: 'curl up and sleep, or get up again',
    no: 'krøll deg sammen og sov, eller reis deg igjen',
    se: 'rulla ihop dig och sov, eller res dig igen',
  },
  who: { dk: 'se, hvem der er her', en: 'see who is here', no: 'se hvem som er her', se: 'se vilka som är här' },
  play: { dk: 'spil i spillehallen', en: 'play in the arcade', no: 'spill i spillehallen', se: 'spela i spelhallen' },
  mute: {
    dk: 'hør ikke mere fra en hund',
    en: 'hear no more from a dog',
    no: 'hør ikke mer fra en hund',
    se: 'hör inget mer från en hund',
  },
  report: {
    dk: 'anmeld en hund til moderatorerne',
    en: 'report a dog to the moderators',
    no: 'rapporter en hund til moderatorene',
    se: 'anmäl en hund till moderatorerna',
  },
  kick: {
    dk: 'sæt en hund uden for porten',
    en: 'put a dog outside the gate',
    no: 'sett en hund utenfor porten',
    se: 'sätt en hund utanför grinden',
  },
  warp: { dk: 'spring til et rum', en: 'warp to a room', no: 'hopp til et rom', se: 'hoppa till ett rum' },
  give: {
    dk: 'giv din egen hund ting',
    en: 'give things to your own dog',
    no: 'gi din egen hund ting',
    se: 'ge din egen hund saker',
  },
  where: {
    dk: 'se, i hvilket rum en hund er',
    en: 'see which room a dog is in',
    no: 'se hvilket rom en hund er i',
    se: 'se vilket rum en hund är i',
  },
  clear: {
    dk: 'tøm chatten på din skærm',
    en: 'empty the chat on your screen',
    no: 'tøm chatten på skjermen din',
    se: 'töm chatten på din skärm',
  },
  help: {
    dk: 'se alle kommandoer og taster',
    en: 'see all commands and keys',
    no: 'se alle kommandoer og taster',
    se: 'se alla kommandon och tangenter',
  },
} as const satisfies Record<string, Text>

export type CommandKey = keyof typeof COMMAND_HELP

/** What they are called until administrators call them otherwise. */
export const COMMAND_NAMES: Readonly<Record<CommandKey, Text>> = {
  me: { dk: 'me', en: 'me', no: 'me', se: 'me' },
  w: { dk: 'hvisk', en: 'whisper', no: 'hvisk', se: 'viska' },
  emote: { dk: 'vis', en: 'emote', no: 'vis', se: 'visa' },
  sniff: { dk: 'snus', en: 'sniff', no: 'snus', se: 'nosa' },
  use: { dk: 'brug', en: 'use', no: 'bruk', se: 'använd' },
  bark: { dk: 'gø', en: 'bark', no: 'bjeff', se: 'skäll' },
  shake: { dk: 'ryst', en: 'shake', no: 'rist', se: 'ruska' },
  sit: { dk: 'sid', en: 'sit', no: 'sitt', se: 'sitt' },
  coma: { dk: 'sov', en: 'coma', no: 'sov', se: 'sov' },
  who: { dk: 'hvem', en: 'who', no: 'hvem', se: 'vilka' },
  play: { dk: 'spil', en: 'play', no: 'spill', se: 'spela' },
  mute: { dk: 'ignorer', en: 'mute', no: 'ignorer', se: 'ignorera' },
  report: { dk: 'anmeld', en: 'report', no: 'rapporter', se: 'anmäl' },
  kick: { dk: 'smid', en: 'kick', no: 'kast', se: 'kasta' },
  warp: { dk: 'spring', en: 'warp', no: 'hopp', se: 'hoppa' },
  give: { dk: 'giv', en: 'give', no: 'gi', se: 'ge' },
  where: { dk: 'hvor', en: 'where', no: 'hvor', se: 'var' },
  clear: { dk: 'tøm', en: 'clear', no: 'tøm', se: 'töm' },
  help: { dk: 'hjælp', en: 'help', no: 'hjelp', se: 'hjälp' },
}
