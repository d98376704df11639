import type { TextTree } from '#durable/rules/text.ts'

export const terms = {
  title: {
    dk: 'Parkens vilkår',
    en: 'The terms of the park',
    no: 'Vilkårene i parken',
    se: 'Parkens villkor',
  },
  lead: {
    dk: 'Vi spørger dig én gang, og igen når vilkårene ændrer sig. Læs dem først: De er korte.',
    en: 'We ask you once, and again when the terms change. Read them first: they are short.',
    no: 'Vi spør deg én gang, og igjen når vilkårene endrer seg. Les dem først: De er korte.',
    se: 'Vi frågar dig en gång, och igen när villkoren ändras. Läs dem först: de är korta.',
  },
  agree: {
    dk: 'Jeg er {{age}} år eller ældre og har læst <terms>vilkårene</terms> og <privacy>hvordan mine data gemmes</privacy>.',
    en: 'I am {{age}} or older and have read <terms>the terms</terms> and <privacy>how my data is kept</privacy>.',
    no: 'Jeg er {{age}} år eller eldre og har lest <terms>vilkårene</terms> og <privacy>hvordan dataene mine lagres</privacy>.',
    se: 'Jag är {{age}} år eller äldre och har läst <terms>villkoren</terms> och <privacy>hur mina uppgifter sparas</privacy>.',
  },
  must: {
    dk: 'Sig først, at du er {{age}} år eller ældre og har læst vilkårene: Så går lågen op.',
    en: 'Say that you are {{age}} or older and have read the terms first: then the gate opens.',
    no: 'Si først at du er {{age}} år eller eldre og har lest vilkårene: Da går grinda opp.',
    se: 'Säg först att du är {{age}} år eller äldre och har läst villkoren: då öppnas grinden.',
  },
  changed: {
    dk: 'Vilkårene er ændret imens. Genindlæs siden, og læs dem.',
    en: 'The terms have changed meanwhile. Load the page again and read them.',
    no: 'Vilkårene er endret i mellomtiden. Last siden på nytt og les dem.',
    se: 'Villkoren har ändrats under tiden. Ladda om sidan och läs dem.',
  },
  go: {
    dk: 'Sig ja, og gå videre',
    en: 'Say yes and go on',
    no: 'Si ja og gå videre',
    se: 'Säg ja och gå vidare',
  },
  otherwise: {
    dk: 'Vil du ikke det, kan du stadig hente dine data eller få din bruger slettet.',
    en: 'If you would rather not, you can still fetch your data or have your user deleted.',
    no: 'Vil du ikke det, kan du fortsatt laste ned dataene dine eller få brukeren din slettet.',
    se: 'Vill du inte det kan du ändå hämta dina uppgifter eller få din användare raderad.',
  },
  account: {
    dk: 'Dine data og din konto',
    en: 'Your data and your account',
    no: 'Dine data og kontoen din',
    se: 'Dina uppgifter och ditt konto',
  },
} satisfies TextTree
