import type { Text } from '#durable/rules/text.ts'
import type { StaffRefusal } from './staff-refusals.ts'

export const STAFF_REFUSAL_TEXTS = {
  'above-you': {
    dk: 'Det må du ikke gøre ved en fra personalet',
    en: 'You may not do that to one of the staff',
    no: 'Det kan du ikke gjøre med en fra staben',
    se: 'Så får du inte göra mot någon i personalen',
  },
  'appealed-already': {
    dk: 'Du har allerede bedt om at få den set efter',
    en: 'You have already asked to have it looked at',
    no: 'Du har allerede bedt om å få den vurdert',
    se: 'Du har redan bett att få den prövad',
  },
  'ban-over': {
    dk: 'Den udelukkelse er allerede forbi',
    en: 'That ban is over already',
    no: 'Den utestengelsen er allerede over',
    se: 'Den avstängningen är redan över',
  },
  'closed-already': {
    dk: 'Kontoen er lukket allerede',
    en: 'That account is closed already',
    no: 'Kontoen er allerede stengt',
    se: 'Kontot är redan stängt',
  },
  'code-over': {
    dk: 'Den kørsel kan ikke bekræftes mere. Kør koden igen',
    en: 'That run cannot be confirmed any more. Run the code again',
    no: 'Den kjøringen kan ikke bekreftes lenger. Kjør koden på nytt',
    se: 'Den körningen kan inte bekräftas längre. Kör koden igen',
  },
  'draft-gone': {
    dk: 'Kladden er offentliggjort eller kasseret imens. Åbn den igen',
    en: 'That draft was published or dropped meanwhile. Open it again',
    no: 'Utkastet er publisert eller forkastet imens. Åpne det på nytt',
    se: 'Utkastet har publicerats eller kastats under tiden. Öppna det igen',
  },
  'draft-too-large': {
    dk: 'Så stor kan en kladde ikke blive',
    en: 'A draft cannot get that large',
    no: 'Så stort kan ikke et utkast bli',
    se: 'Så stort kan ett utkast inte bli',
  },
  'judged-by-another': {
    dk: 'Det skal en anden end dig tage stilling til',
    en: 'Somebody else than you has to decide that',
    no: 'Det må en annen enn deg ta stilling til',
    se: 'Det måste någon annan än du avgöra',
  },
  'not-tried': {
    dk: 'Prøv ændringen på linjer først: det, du så, gælder ikke længere',
    en: 'Try the change on lines first: what you saw does not hold any more',
    no: 'Prøv endringen på linjer først: det du så, gjelder ikke lenger',
    se: 'Pröva ändringen på rader först: det du såg gäller inte längre',
  },
  'nothing-changed': {
    dk: 'Det er allerede sådan. Der er intet at offentliggøre',
    en: 'It is like that already. There is nothing to publish',
    no: 'Det er allerede slik. Det er ingenting å publisere',
    se: 'Det är redan så. Det finns inget att publicera',
  },
  'others-changed': {
    dk: 'Andre har ændret det imens. Se det igennem først',
    en: 'Others have changed it meanwhile. Look through it first',
    no: 'Andre har endret det imens. Se gjennom det først',
    se: 'Andra har ändrat det under tiden. Se igenom det först',
  },
  'others-published': {
    dk: 'Andre har offentliggjort noget imens. Flyt kladden over på det, der gælder nu',
    en: 'Others have published meanwhile. Move the draft onto what holds now',
    no: 'Andre har publisert noe imens. Flytt utkastet over på det som gjelder nå',
    se: 'Andra har publicerat under tiden. Flytta utkastet till det som gäller nu',
  },
  'reason-length': {
    dk: 'Skriv hvorfor, med 5 til 200 tegn',
    en: 'Write why, in 5 to 200 characters',
    no: 'Skriv hvorfor, med 5 til 200 tegn',
    se: 'Skriv varför, med 5 till 200 tecken',
  },
  'report-over': {
    dk: 'Den anmeldelse er allerede afsluttet',
    en: 'That report has been closed already',
    no: 'Den rapporten er allerede avsluttet',
    se: 'Den anmälan är redan avslutad',
  },
  'report-taken': {
    dk: 'En anden er i gang med den anmeldelse',
    en: 'Somebody else is at work on that report',
    no: 'En annen er i gang med den rapporten',
    se: 'Någon annan håller på med den anmälan',
  },
  'reported-lately': {
    dk: 'Du har lige anmeldt den hund. Vi ser på det',
    en: 'You have just reported that dog. We are looking into it',
    no: 'Du har nettopp rapportert den hunden. Vi ser på det',
    se: 'Du har just anmält den hunden. Vi tittar på det',
  },
  'reports-used-up': {
    dk: 'Du kan anmelde 5 gange i timen. Vi ser på dem, vi har fået',
    en: 'You can report 5 times an hour. We are looking into those that we have got',
    no: 'Du kan rapportere 5 ganger i timen. Vi ser på dem vi har fått',
    se: 'Du kan anmäla 5 gånger i timmen. Vi tittar på dem vi har fått',
  },
  'role-above-you': {
    dk: 'Den rolle kan kun gives og tages af en, der står over den',
    en: 'Only somebody who stands above that role can give or take it',
    no: 'Den rollen kan bare gis og tas av en som står over den',
    se: 'Den rollen kan bara ges och tas av någon som står över den',
  },
  'row-changed': {
    dk: 'En anden har ændret rækken imens',
    en: 'Somebody else has changed that row meanwhile',
    no: 'En annen har endret raden imens',
    se: 'Någon annan har ändrat raden under tiden',
  },
  'sign-in-again': {
    dk: 'Det er over et kvarter siden, du loggede ind. Log ind igen først',
    en: 'You signed in more than a quarter of an hour ago. Sign in again first',
    no: 'Det er over et kvarter siden du logget inn. Logg inn igjen først',
    se: 'Det var över en kvart sedan du loggade in. Logga in igen först',
  },
  'user-changed': {
    dk: 'Brugerens hunde har fået andet siden kørslen. Kør koden igen, og se efter',
    en: 'What the dogs of the user have is not what the run has shown. Run the code again and look',
    no: 'Hundene til brukeren har fått noe annet siden kjøringen. Kjør koden på nytt og se etter',
    se: 'Användarens hundar har fått annat sedan körningen. Kör koden igen och titta efter',
  },
} satisfies Record<StaffRefusal, Text>
