import type { TextTree } from '#durable/rules/text.ts'
import { friends } from './life/friends.ts'
import { mountain } from './life/mountain.ts'
import { own } from './life/own.ts'
import { poop } from './life/poop.ts'
import { profile } from './life/profile.ts'

/** Texts of the windows about a dog's life. */
export const life = {
  nose: {
    here: {
      dk: 'Her er det!',
      en: 'Here it is!',
      no: 'Her er det!',
      se: 'Här är det!',
    },
    hot: {
      dk: 'Det brænder!',
      en: 'Hot!',
      no: 'Tampen brenner!',
      se: 'Det bränns!',
    },
    warm: {
      dk: 'Tampen er varm',
      en: 'Warm',
      no: 'Varmt',
      se: 'Varmt',
    },
    faint: {
      dk: 'En duft {{direction}}',
      en: 'A smell from the {{direction}}',
      no: 'En lukt {{direction}}',
      se: 'En doft {{direction}}',
    },
    nothing: {
      dk: 'Her er intet at lugte',
      en: 'Nothing to smell here',
      no: 'Her er det ingenting å lukte',
      se: 'Här finns inget att känna',
    },
  },
  trail: {
    stronger: {
      dk: 'Dagens spor: stærkere {{direction}}, {{strength}}',
      en: 'Trail of the day: stronger to the {{direction}}, {{strength}}',
      no: 'Dagens spor: sterkere {{direction}}, {{strength}}',
      se: 'Dagens spår: starkare {{direction}}, {{strength}}',
    },
    out: {
      dk: 'Dagens spor fører ud {{direction}}',
      en: 'The trail of the day leads out to the {{direction}}',
      no: 'Dagens spor fører ut {{direction}}',
      se: 'Dagens spår leder ut {{direction}}',
    },
    here: {
      dk: 'Her ender dagens spor. Noget er gemt',
      en: 'The trail of the day ends here. Something is hidden',
      no: 'Her slutter dagens spor. Noe er gjemt',
      se: 'Här slutar dagens spår. Något är gömt',
    },
    elsewhere: {
      dk: 'Dagens spor går ikke herforbi. Det begynder ved opslagstavlen på Springvandspladsen',
      en: 'The trail of the day does not come by here. It begins at the notice board on Fountain Square',
      no: 'Dagens spor går ikke forbi her. Det begynner ved oppslagstavlen på Fontenetorget',
      se: 'Dagens spår går inte förbi här. Det börjar vid anslagstavlan på Fontäntorget',
    },
    found: {
      dk: 'Du har fundet dagens spor. I morgen er der et nyt',
      en: "You have found today's trail. There is a new one tomorrow",
      no: 'Du har funnet dagens spor. I morgen er det et nytt',
      se: 'Du har hittat dagens spår. I morgon finns ett nytt',
    },
    taken_one: {
      dk: 'Du fandt dagens spor: +{{count}} knogle',
      en: "You found the day's trail: +{{count}} bone",
      no: 'Du fant dagens spor: +{{count}} bein',
      se: 'Du hittade dagens spår: +{{count}} ben',
    },
    taken_other: {
      dk: 'Du fandt dagens spor: +{{count}} knogler',
      en: "You found the day's trail: +{{count}} bones",
      no: 'Du fant dagens spor: +{{count}} bein',
      se: 'Du hittade dagens spår: +{{count}} ben',
    },
    faint: {
      dk: 'svagt',
      en: 'faint',
      no: 'svakt',
      se: 'svagt',
    },
    thin: {
      dk: 'tyndt',
      en: 'thin',
      no: 'tynt',
      se: 'tunt',
    },
    clear: {
      dk: 'tydeligt',
      en: 'clear',
      no: 'tydelig',
      se: 'tydligt',
    },
    strong: {
      dk: 'kraftigt',
      en: 'strong',
      no: 'kraftig',
      se: 'kraftigt',
    },
    intense: {
      dk: 'meget kraftigt',
      en: 'very strong',
      no: 'svært kraftig',
      se: 'mycket kraftigt',
    },
  },
  failed: {
    dk: 'Det kan ikke hentes lige nu.',
    en: 'This cannot be had right now.',
    no: 'Det kan ikke hentes akkurat nå.',
    se: 'Det går inte att hämta just nu.',
  },
  again: {
    dk: 'Prøv igen',
    en: 'Try again',
    no: 'Prøv igjen',
    se: 'Försök igen',
  },
  loading: {
    dk: 'Et øjeblik',
    en: 'One moment',
    no: 'Et øyeblikk',
    se: 'Ett ögonblick',
  },
  noAnswer: {
    dk: 'Parken svarede ikke. Tryk igen: intet bliver gjort to gange.',
    en: 'The park did not answer. Press again: nothing is done twice.',
    no: 'Parken svarte ikke. Trykk igjen: ingenting blir gjort to ganger.',
    se: 'Parken svarade inte. Tryck igen: inget görs två gånger.',
  },
  tooLong: {
    say: {
      dk: 'En linje har plads til {{max}} tegn. Gør den kortere',
      en: 'A line holds {{max}} characters. Make it shorter',
      no: 'En linje har plass til {{max}} tegn. Gjør den kortere',
      se: 'En rad rymmer {{max}} tecken. Gör den kortare',
    },
    whisper: {
      dk: 'Når du hvisker, er der plads til {{max}} tegn. Gør det kortere',
      en: 'A whisper holds {{max}} characters. Make it shorter',
      no: 'Når du hvisker, er det plass til {{max}} tegn. Gjør det kortere',
      se: 'En viskning rymmer {{max}} tecken. Gör den kortare',
    },
    poop: {
      dk: 'En besked i en lort har plads til {{max}} tegn. Gør den kortere',
      en: 'A message in a poop holds {{max}} characters. Make it shorter',
      no: 'En beskjed i en bæsj har plass til {{max}} tegn. Gjør den kortere',
      se: 'Ett meddelande i en bajs rymmer {{max}} tecken. Gör det kortare',
    },
    pawPrint: {
      dk: 'Ved et poteaftryk er der plads til ord på {{max}} tegn. Gør dem kortere',
      en: 'The words beside a paw print hold {{max}} characters. Make them fewer',
      no: 'Ved et poteavtrykk er det plass til ord på {{max}} tegn. Gjør dem kortere',
      se: 'Orden vid ett tassavtryck rymmer {{max}} tecken. Gör dem kortare',
    },
  },
  noRoom: {
    drop: {
      dk: 'Her er ingen fri plads på jorden. Gå et par skridt, og prøv igen',
      en: 'No ground is free here. Go a few steps and try again',
      no: 'Her er det ingen ledig plass på bakken. Gå noen skritt og prøv igjen',
      se: 'Här finns ingen ledig plats på marken. Gå några steg och försök igen',
    },
    poop: {
      dk: 'Her er ingen fri plads på tør jord. Gå et par skridt, og prøv igen',
      en: 'No dry ground is free here. Go a few steps and try again',
      no: 'Her er det ingen ledig plass på tørr bakke. Gå noen skritt og prøv igjen',
      se: 'Här finns ingen ledig plats på torr mark. Gå några steg och försök igen',
    },
  },
  waiting: {
    open: {
      dk: 'Venter på dig',
      en: 'Waiting for you',
      no: 'Venter på deg',
      se: 'Väntar på dig',
    },
    count_one: {
      dk: '{{count}} ting venter på dig',
      en: '{{count}} thing waits for you',
      no: '{{count}} ting venter på deg',
      se: '{{count}} sak väntar på dig',
    },
    count_other: {
      dk: '{{count}} ting venter på dig',
      en: '{{count}} things wait for you',
      no: '{{count}} ting venter på deg',
      se: '{{count}} saker väntar på dig',
    },
  },
  own,
  poop,
  profile,
  shop: {
    open: {
      dk: 'Hvad sælges her?',
      en: 'What is sold here?',
      no: 'Hva selges her?',
      se: 'Vad säljs här?',
    },
  },
  cinema: {
    title: {
      dk: 'Biografen',
      en: 'The cinema',
      no: 'Kinoen',
      se: 'Biografen',
    },
    open: {
      dk: 'Se filmen',
      en: 'Watch the film',
      no: 'Se filmen',
      se: 'Se filmen',
    },
  },
  mountain,
  friends,
} satisfies TextTree
