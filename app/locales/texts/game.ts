import type { TextTree } from '#durable/rules/text.ts'
import { around } from './game/around.ts'
import { bar } from './game/bar.ts'
import { dogMenu } from './game/dog-menu.ts'
import { emotes } from './game/emotes.ts'
import { ended } from './game/ended.ts'
import { hand } from './game/hand.ts'
import { heart } from './game/heart.ts'
import { life } from './game/life.ts'
import { log } from './game/log.ts'
import { map } from './game/map.ts'
import { menu } from './game/menu.ts'
import { roster } from './game/roster.ts'
import { search } from './game/search.ts'
import { streamer } from './game/streamer.ts'
import { talk } from './game/talk.ts'

export const game = {
  title: {
    dk: 'Parken',
    en: 'The park',
    no: 'Parken',
    se: 'Parken',
  },
  park: {
    label: {
      dk: 'Parken',
      en: 'The park',
      no: 'Parken',
      se: 'Parken',
    },
    instructions: {
      dk: 'Gå med piletasterne eller W, A, S og D; pil ned to gange hurtigt lægger hunden til at sove. Enter åbner chatten, Escape forlader den. E gør det bedste, der hvor hunden er, R lader den sætte eller rejse sig. M viser kortet. Skift og en piletast flytter en markør over felterne: Enter går derhen eller viser, hvad du kan gøre med hunden, der er der. Parken som tekst fortæller, hvem og hvad der er her.',
      en: 'Walk with the arrow keys or W, A, S and D; the down arrow twice quickly curls your dog up to sleep. Enter opens the chat, Escape leaves it. E does what is best where your dog is, R lets it sit or stand. M shows the map. Shift and an arrow key move a cursor over the tiles: Enter goes there, or opens what you can do about the dog that is there. The park as text says who and what is here.',
      no: 'Gå med piltastene eller W, A, S og D; pil ned to ganger raskt legger hunden til å sove. Enter åpner chatten, Escape forlater den. E gjør det beste der hunden er, R lar den sette eller reise seg. M viser kartet. Skift og en piltast flytter en markør over rutene: Enter går dit, eller viser hva du kan gjøre med hunden som er der. Parken som tekst forteller hvem og hva som er her.',
      se: 'Gå med piltangenterna eller W, A, S och D; nedåtpilen två gånger snabbt lägger hunden att sova. Enter öppnar chatten, Escape lämnar den. E gör det bästa där hunden är, R låter den sätta eller resa sig. M visar kartan. Skift och en piltangent flyttar en markör över rutorna: Enter går dit, eller visar vad du kan göra med hunden som är där. Parken som text berättar vem och vad som finns här.',
    },
    loading: {
      dk: 'Henter parken',
      en: 'Fetching the park',
      no: 'Henter parken',
      se: 'Hämtar parken',
    },
    entering: {
      dk: 'Ind ad lågen',
      en: 'Through the gate',
      no: 'Inn gjennom porten',
      se: 'In genom grinden',
    },
  },
  needsScript: {
    dk: 'Siden her kræver JavaScript: det tegner dine hunde og parken. Slå det til i din browser, og hent siden igen.',
    en: 'This page needs JavaScript: your dogs and the park are drawn by it. Switch it on in your browser and load the page again.',
    no: 'Denne siden krever JavaScript: det tegner hundene dine og parken. Slå det på i nettleseren og last siden på nytt.',
    se: 'Den här sidan kräver JavaScript: det ritar dina hundar och parken. Slå på det i din webbläsare och ladda sidan på nytt.',
  },
  plain: {
    hint: {
      dk: 'Loader parken ikke? Brug kompatibilitetstilstand',
      en: 'Does the park not load? Use compatibility mode',
      no: 'Laster ikke parken? Bruk kompatibilitetsmodus',
      se: 'Laddar inte parken? Använd kompatibilitetsläget',
    },
    back: {
      dk: 'Kompatibilitetstilstand er slået til. Tilbage til hele parken',
      en: 'Compatibility mode is on. Back to the whole park',
      no: 'Kompatibilitetsmodus er på. Tilbake til hele parken',
      se: 'Kompatibilitetsläget är på. Tillbaka till hela parken',
    },
    none: {
      dk: 'Parken kan ikke tegnes her',
      en: 'The park cannot be drawn here',
      no: 'Parken kan ikke tegnes her',
      se: 'Parken kan inte ritas här',
    },
    lost: {
      dk: 'Billedet af parken forsvandt',
      en: 'The picture of the park is gone',
      no: 'Bildet av parken forsvant',
      se: 'Bilden av parken försvann',
    },
    text: {
      dk: 'Grafikkortet (WebGL) er ikke til rådighed. I kompatibilitetstilstand er det den samme park, tegnet uden effekter.',
      en: 'The graphics card (WebGL) is not available. In compatibility mode it is the same park, drawn without effects.',
      no: 'Grafikkortet (WebGL) er ikke tilgjengelig. I kompatibilitetsmodus er det den samme parken, tegnet uten effekter.',
      se: 'Grafikkortet (WebGL) är inte tillgängligt. I kompatibilitetsläget är det samma park, ritad utan effekter.',
    },
    use: {
      dk: 'Brug kompatibilitetstilstand',
      en: 'Use compatibility mode',
      no: 'Bruk kompatibilitetsmodus',
      se: 'Använd kompatibilitetsläget',
    },
  },
  bar,
  hand,
  heart,
  streamer,
  menu,
  say: {
    label: {
      dk: 'Sig noget',
      en: 'Say something',
      no: 'Si noe',
      se: 'Säg något',
    },
    placeholder: {
      dk: 'Skriv…',
      en: 'Write…',
      no: 'Skriv…',
      se: 'Skriv…',
    },
    send: {
      dk: 'Send',
      en: 'Send',
      no: 'Send',
      se: 'Skicka',
    },
    count: {
      dk: '{{length}} af {{max}} tegn',
      en: '{{length}} of {{max}} characters',
      no: '{{length}} av {{max}} tegn',
      se: '{{length}} av {{max}} tecken',
    },
    wait: {
      dk: 'Vent {{seconds}} s',
      en: 'Wait {{seconds}} s',
      no: 'Vent {{seconds}} s',
      se: 'Vänta {{seconds}} s',
    },
  },
  emotes,
  result: {
    KnogleKnas: {
      dk: '{{score}} i Knogleknas',
      en: '{{score}} in Bone Crunch',
      no: '{{score}} i Beinknas',
      se: '{{score}} i Benknaper',
    },
    JumpingDog: {
      dk: '{{score}} i Hundespring',
      en: '{{score}} in Jumping Dog',
      no: '{{score}} i Hundehopp',
      se: '{{score}} i Hundhopp',
    },
    CatsFree: {
      dk: '{{score}} i Kattefri',
      en: '{{score}} in Cats Free',
      no: '{{score}} i Kattefri',
      se: '{{score}} i Kattfritt',
    },
  },
  whisper: {
    toYou: {
      dk: 'hvisker til dig',
      en: 'whispers to you',
      no: 'hvisker til deg',
      se: 'viskar till dig',
    },
    to: {
      dk: 'du hvisker til {{name}}',
      en: 'you whisper to {{name}}',
      no: 'du hvisker til {{name}}',
      se: 'du viskar till {{name}}',
    },
  },
  dogMenu,
  unheard: {
    title: {
      dk: 'Ignorerede og blokerede',
      en: 'Ignored and blocked',
      no: 'Ignorerte og blokkerte',
      se: 'Ignorerade och blockerade',
    },
    empty: {
      dk: 'Du hører alle',
      en: 'You hear everybody',
      no: 'Du hører alle',
      se: 'Du hör alla',
    },
    ignored: {
      dk: 'ignoreret',
      en: 'ignored',
      no: 'ignorert',
      se: 'ignorerad',
    },
    blocked: {
      dk: 'blokeret',
      en: 'blocked',
      no: 'blokkert',
      se: 'blockerad',
    },
    undo: {
      dk: 'Fortryd',
      en: 'Undo',
      no: 'Angre',
      se: 'Ångra',
    },
    undoOf: {
      dk: 'Fortryd for {{name}}',
      en: 'Undo for {{name}}',
      no: 'Angre for {{name}}',
      se: 'Ångra för {{name}}',
    },
    back: {
      dk: 'Tilbage til chatten',
      en: 'Back to the chat',
      no: 'Tilbake til chatten',
      se: 'Tillbaka till chatten',
    },
  },
  log,
  around,
  life,
  talk,
  roster,
  search,
  map,
  windows: {
    close: {
      dk: 'Luk {{title}}',
      en: 'Close {{title}}',
      no: 'Lukk {{title}}',
      se: 'Stäng {{title}}',
    },
    move: {
      dk: 'Piletasterne flytter vinduet',
      en: 'The arrow keys move this window',
      no: 'Piltastene flytter vinduet',
      se: 'Piltangenterna flyttar fönstret',
    },
  },
  hide: {
    key: {
      dk: 'Skjul dig',
      en: 'Hide',
      no: 'Skjul deg',
      se: 'Dölj dig',
    },
    sign: {
      dk: 'Du er skjult',
      en: 'You are hidden',
      no: 'Du er skjult',
      se: 'Du är dold',
    },
  },
  link: {
    lost: {
      dk: 'Forbindelsen røg, prøver igen…',
      en: 'Connection lost, reconnecting…',
      no: 'Mistet forbindelsen, prøver igjen…',
      se: 'Anslutningen bröts, försöker igen…',
    },
    kept: {
      dk: 'Din hund ruller sig sammen og venter. Din tekst er gemt.',
      en: 'Your dog curls up and waits. Your text is kept.',
      no: 'Hunden din krøller seg sammen og venter. Teksten din er tatt vare på.',
      se: 'Din hund rullar ihop sig och väntar. Din text är sparad.',
    },
    nextTry: {
      dk: 'Næste forsøg om {{seconds}} s.',
      en: 'Next try in {{seconds}} s.',
      no: 'Neste forsøk om {{seconds}} s.',
      se: 'Nästa försök om {{seconds}} s.',
    },
    trying: {
      dk: 'Prøver nu.',
      en: 'Trying now.',
      no: 'Prøver nå.',
      se: 'Försöker nu.',
    },
    tryNow: {
      dk: 'Prøv nu',
      en: 'Try now',
      no: 'Prøv nå',
      se: 'Försök nu',
    },
    back: {
      dk: 'Forbundet igen',
      en: 'Connected again',
      no: 'Tilkoblet igjen',
      se: 'Ansluten igen',
    },
  },
  ended,
} satisfies TextTree
