import type { Language } from '#durable/rules/languages.ts'
import type { TeamType } from '#durable/rules/site/team.ts'

export type SeedMember = { dog: string; contribution?: Record<Language, string> }

/** The members of the team, by the page that lists them; each is a dog of a seeded account. */
export const SEEDED_TEAM: Record<TeamType, SeedMember[]> = {
  admin: [{ dog: 'Odin' }, { dog: 'Kåre' }],
  Moderator: [{ dog: 'Freja' }, { dog: 'Snøfte' }, { dog: 'Viggo' }],
  dev: [
    {
      dog: 'Pelle',
      contribution: {
        dk: 'Holder serverne varme og nætterne rolige',
        en: 'Keeps the servers warm and the nights quiet',
        no: 'Holder serverne varme og nettene rolige',
        se: 'Håller servrarna varma och nätterna lugna',
      },
    },
    {
      dog: 'Saga',
      contribution: {
        dk: 'Skriver reglerne, så de gælder ens for alle',
        en: 'Writes the rules so that they are the same for everyone',
        no: 'Skriver reglene slik at de gjelder likt for alle',
        se: 'Skriver reglerna så att de gäller lika för alla',
      },
    },
  ],
  Designer: [
    {
      dog: 'Lille Bø',
      contribution: {
        dk: 'Tegner hattene og de fleste af halerne',
        en: 'Draws the hats and most of the tails',
        no: 'Tegner hattene og de fleste av halene',
        se: 'Ritar hattarna och de flesta av svansarna',
      },
    },
    {
      dog: 'Lakrits',
      contribution: {
        dk: 'Byggede springvandet, pixel for pixel',
        en: 'Built the fountain, pixel by pixel',
        no: 'Bygde fontenen, piksel for piksel',
        se: 'Byggde fontänen, pixel för pixel',
      },
    },
  ],
  ClientDev: [
    {
      dog: 'Skipper',
      contribution: {
        dk: 'Får parken til at køre glat på små telefoner',
        en: 'Makes the park run smoothly on small phones',
        no: 'Får parken til å gå som smurt på små telefoner',
        se: 'Får parken att flyta på fint i små telefoner',
      },
    },
    {
      dog: 'Pelle',
      contribution: {
        dk: 'Lærte hundene at svømme',
        en: 'Taught the dogs to swim',
        no: 'Lærte hundene å svømme',
        se: 'Lärde hundarna att simma',
      },
    },
  ],
  FestKomiteen: [
    {
      dog: 'Åse',
      contribution: {
        dk: 'Siger pænt goddag på Festpladsen',
        en: 'Says hello to everybody on the Party Lawn',
        no: 'Hilser på alle på Festplassen',
        se: 'Hälsar på alla på Festplatsen',
      },
    },
    {
      dog: 'Mugge',
      contribution: {
        dk: 'Ved, hvor man sidder bedst på Festpladsen',
        en: 'Knows the best seats on the Party Lawn',
        no: 'Vet hvor man sitter best på Festplassen',
        se: 'Vet var man sitter bäst på Festplatsen',
      },
    },
    {
      dog: 'Fru Fnug',
      contribution: {
        dk: 'Hænger lygterne op og tager dem ned igen',
        en: 'Hangs up the lights and takes them down again',
        no: 'Henger opp lyktene og tar dem ned igjen',
        se: 'Hänger upp lyktorna och tar ner dem igen',
      },
    },
    {
      dog: 'Biscuit',
      contribution: {
        dk: 'Finder på spørgsmålene til quizzen',
        en: 'Thinks up the quiz questions',
        no: 'Finner på spørsmålene til quizen',
        se: 'Hittar på frågorna till frågesporten',
      },
    },
  ],
  SocialMedia: [
    {
      dog: 'Ulv',
      contribution: {
        dk: 'Tager billeder i parken og deler de bedste',
        en: 'Takes pictures in the park and shares the best',
        no: 'Tar bilder i parken og deler de beste',
        se: 'Tar bilder i parken och delar de bästa',
      },
    },
    {
      dog: 'Torsten',
      contribution: {
        dk: 'Svarer på breve, også dem uden spørgsmål',
        en: 'Answers letters, even those that ask nothing',
        no: 'Svarer på brev, også dem uten spørsmål',
        se: 'Svarar på brev, även dem utan frågor',
      },
    },
  ],
}
