import type { TextTree } from '#durable/rules/text.ts'

export const ended = {
  closed: {
    dk: 'Lukket lige nu',
    en: 'Closed for now',
    no: 'Stengt akkurat nå',
    se: 'Stängt just nu',
  },
  safe: {
    dk: 'Din hund har det godt og venter på dig.',
    en: 'Your dog is safe and waits for you.',
    no: 'Hunden din har det bra og venter på deg.',
    se: 'Din hund mår bra och väntar på dig.',
  },
  elsewhere: {
    dk: 'I et andet vindue',
    en: 'In another window',
    no: 'I et annet vindu',
    se: 'I ett annat fönster',
  },
  elsewhereText: {
    dk: 'Din hund er i parken i et andet vindue eller på en anden enhed.',
    en: 'Your dog is in the park in another window or on another device.',
    no: 'Hunden din er i parken i et annet vindu eller på en annen enhet.',
    se: 'Din hund är i parken i ett annat fönster eller på en annan enhet.',
  },
  continueHere: {
    dk: 'Fortsæt her',
    en: 'Continue here',
    no: 'Fortsett her',
    se: 'Fortsätt här',
  },
  tooOld: {
    dk: 'Parken er ny',
    en: 'The park is new',
    no: 'Parken er ny',
    se: 'Parken är ny',
  },
  tooOldText: {
    dk: 'Parken er bygget om, siden du åbnede siden. Hent den igen for at fortsætte.',
    en: 'The park has been rebuilt since you opened this page. Load it again to go on.',
    no: 'Parken er bygd om siden du åpnet siden. Last den inn på nytt for å fortsette.',
    se: 'Parken har byggts om sedan du öppnade sidan. Ladda den igen för att fortsätta.',
  },
  reload: {
    dk: 'Hent igen',
    en: 'Load again',
    no: 'Last inn på nytt',
    se: 'Ladda igen',
  },
  kicked: {
    dk: 'Sat uden for lågen',
    en: 'Put outside the gate',
    no: 'Satt utenfor porten',
    se: 'Utanför grinden',
  },
  kickedText: {
    dk: 'En moderator har sat din hund uden for lågen.',
    en: 'A moderator has put your dog outside the gate.',
    no: 'En moderator har satt hunden din utenfor porten.',
    se: 'En moderator har satt din hund utanför grinden.',
  },
  bannedText: {
    dk: 'En moderator har udelukket dig til {{endsAt}} GMT.',
    en: 'A moderator has shut you out until {{endsAt}} GMT.',
    no: 'En moderator har utestengt deg til {{endsAt}} GMT.',
    se: 'En moderator har stängt av dig till {{endsAt}} GMT.',
  },
  comeBack: {
    dk: 'Gå ind igen',
    en: 'Go in again',
    no: 'Gå inn igjen',
    se: 'Gå in igen',
  },
  died: {
    dk: 'Et langt hundeliv',
    en: "A long dog's life",
    no: 'Et langt hundeliv',
    se: 'Ett långt hundliv',
  },
  diedText: {
    dk: '{{name}} har ikke flere livspoint og hviler under en gravsten.',
    en: '{{name}} has no lifepoints left and rests under a gravestone.',
    no: '{{name}} har ingen livspoeng igjen og hviler under en gravstein.',
    se: '{{name}} har inga livspoäng kvar och vilar under en gravsten.',
  },
  diedNext: {
    dk: 'Den kan blive genfødt som hvalp: nyt navn, ny pels, nyt kobbel. Knogler, ejendele og rang følger med.',
    en: 'It can be reborn as a puppy: new name, new coat, new pack. Bones, belongings and rank come along.',
    no: 'Den kan bli gjenfødt som valp: nytt navn, ny pels, nytt kobbel. Bein, ting og rang blir med.',
    se: 'Den kan återfödas som valp: nytt namn, ny päls, ny flock. Ben, saker och rang följer med.',
  },
  rebirth: {
    dk: 'Genfødsel',
    en: 'Rebirth',
    no: 'Gjenfødelse',
    se: 'Återfödelse',
  },
  refused: {
    dk: 'Ikke lige nu',
    en: 'Not now',
    no: 'Ikke akkurat nå',
    se: 'Inte just nu',
  },
  toDogs: {
    dk: 'Til dine hunde',
    en: 'To your dogs',
    no: 'Til hundene dine',
    se: 'Till dina hundar',
  },
} satisfies TextTree
