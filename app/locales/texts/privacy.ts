import type { TextTree } from '#durable/rules/text.ts'
import { kept } from './privacy/kept.ts'
import { stored } from './privacy/stored.ts'
import { who } from './privacy/who.ts'

/** Texts of the page of privacy. Each key of `kept` is a row of KEPT, each of `stored` one of STORED (app/site/privacy). */
export const privacy = {
  title: {
    dk: 'Dine data',
    en: 'Your data',
    no: 'Dataene dine',
    se: 'Dina uppgifter',
  },
  description: {
    dk: 'Hvad {{product}} gemmer om dig, hvorfor, hvor længe, hvem der får det, og hvad du kan bede os om.',
    en: 'What {{product}} keeps about you, why, for how long, who gets it, and what you can ask of us.',
    no: 'Hva {{product}} lagrer om deg, hvorfor, hvor lenge, hvem som får det, og hva du kan be oss om.',
    se: 'Vad {{product}} sparar om dig, varför, hur länge, vem som får det och vad du kan be oss om.',
  },
  lead: {
    dk: 'Hvad vi gemmer om dig, hvorfor og hvor længe. Det er skrevet for at blive læst.',
    en: 'What we keep about you, why and for how long. We have written it to be read.',
    no: 'Hva vi lagrer om deg, hvorfor og hvor lenge. Det er skrevet for å bli lest.',
    se: 'Vad vi sparar om dig, varför och hur länge. Det är skrivet för att bli läst.',
  },
  since: {
    dk: 'Gælder fra',
    en: 'In force since',
    no: 'Gjelder fra',
    se: 'Gäller från',
  },
  terms: {
    dk: 'Vilkår for brug',
    en: 'The terms of use',
    no: 'Vilkår for bruk',
    se: 'Användarvillkor',
  },
  contents: {
    dk: 'På denne side',
    en: 'On this page',
    no: 'På denne siden',
    se: 'På den här sidan',
  },
  who,
  kept,
  others: {
    title: {
      dk: 'Hvem der får det',
      en: 'Who gets it',
      no: 'Hvem som får det',
      se: 'Vem som får det',
    },
    text: {
      dk: 'Andre i parken ser dine hunde, dit brugernavn på deres profil og det, du siger. Fortæl dem ikke mere, end fremmede må vide.\nCloudflare kører parkens computere for os. Databasen og stederne ligger i EU. Cloudflare er et amerikansk firma, og dele af dets net er uden for EU; dér beskytter EU’s standardkontrakter og dataaftalen mellem EU og USA dig.\nGoogle fortæller os, hvem du er, når du logger ind. Fra Google gemmer vi ét nummer, og hverken dit navn eller din e-mailadresse. Intet hentes fra Google, før du trykker på knappen.\nBeskeder, du har bedt om, går gennem din browsers tjeneste (Apple, Google, Mozilla eller Microsoft), forseglet, så den ikke kan læse dem.\nYouTube viser kun en film, hvis du har givet lov. Støtte i penge klares af den platform, hvor du giver den; vi gemmer kun, hvilken støtte du er, og dine numre dér, hvis du forbinder din konto.\nPolitiet får det, loven pålægger os at give, eller det, der skal til, hvor et liv er i fare. Vi sælger ikke noget om dig, og her er ingen reklamer.',
      en: 'Others in the park see your dogs, your username on their profile, and what you say. Do not tell them more than you want strangers to know.\nCloudflare runs the computers of the park for us. The database and the rooms are kept in the EU. Cloudflare is an American company, and parts of its network are outside the EU; there the EU’s standard clauses and the EU–US data agreement protect you.\nGoogle tells us who you are when you sign in. From Google we keep one id number, and neither your name nor your e-mail address. Google loads nothing before you press its button.\nMessages that you have asked for go through the service of your browser (Apple, Google, Mozilla or Microsoft), sealed so that it cannot read them.\nYouTube shows a film only if you have allowed it. Support in money is handled by the platform where you give it; we only keep which supporter you are, and your ids there if you connect your account.\nThe police get what the law obliges us to give, or what is needed where a life is in danger. We sell nothing about you, and there are no ads.',
      no: 'Andre i parken ser hundene dine, brukernavnet ditt på profilen deres og det du sier. Ikke fortell dem mer enn fremmede kan få vite.\nCloudflare driver datamaskinene til parken for oss. Databasen og stedene ligger i EU. Cloudflare er et amerikansk firma, og deler av nettet er utenfor EU; der beskytter EUs standardkontrakter og dataavtalen mellom EU og USA deg.\nGoogle forteller oss hvem du er når du logger inn. Fra Google lagrer vi ett nummer, og verken navnet eller e-postadressen din. Ingenting hentes fra Google før du trykker på knappen.\nMeldinger du har bedt om, går gjennom tjenesten til nettleseren din (Apple, Google, Mozilla eller Microsoft), forseglet så den ikke kan lese dem.\nYouTube viser bare en film hvis du har gitt lov. Støtte i penger tas hånd om av plattformen der du gir den; vi lagrer bare hvilken støttespiller du er, og numrene dine der hvis du kobler til kontoen.\nPolitiet får det loven pålegger oss å gi, eller det som trengs der et liv er i fare. Vi selger ikke noe om deg, og her er ingen reklame.',
      se: 'Andra i parken ser dina hundar, ditt användarnamn på deras profil och det du säger. Berätta inte mer för dem än främlingar får veta.\nCloudflare sköter parkens datorer åt oss. Databasen och platserna ligger i EU. Cloudflare är ett amerikanskt företag, och delar av dess nät ligger utanför EU; där skyddar EU:s standardavtal och dataavtalet mellan EU och USA dig.\nGoogle berättar för oss vem du är när du loggar in. Från Google sparar vi ett nummer, och varken ditt namn eller din e-postadress. Inget hämtas från Google innan du trycker på knappen.\nMeddelanden som du har bett om går genom din webbläsares tjänst (Apple, Google, Mozilla eller Microsoft), förseglade så att den inte kan läsa dem.\nYouTube visar en film bara om du har tillåtit det. Stöd i pengar sköts av den plattform där du ger det; vi sparar bara vilken supporter du är, och dina nummer där om du ansluter ditt konto.\nPolisen får det som lagen ålägger oss att ge, eller det som behövs där ett liv är i fara. Vi säljer inget om dig, och här finns ingen reklam.',
    },
  },
  automatic: {
    title: {
      dk: 'Hvad der sker af sig selv',
      en: 'What happens by itself',
      no: 'Hva som skjer av seg selv',
      se: 'Vad som sker av sig självt',
    },
    text: {
      dk: 'Et filter læser hver linje, før den bliver hørt, og kan sende den tilbage eller sætte stjerner over ord. En udelukkelse fordobles, hvis en anden bruger imens logger ind fra samme browser. Den, der sender alt for meget på én gang, må hvile lidt.\nAlt andet afgør mennesker. Du kan bede om, at hver udelukkelse ses efter igen, og en anden svarer.',
      en: 'A filter reads each line before it is heard, and can send it back or put stars over words. A ban is doubled if another user signs in from the same browser meanwhile. Whoever sends far too much at once rests for a while.\nEverything else is decided by people. You can ask to have each ban looked at again, and somebody else answers.',
      no: 'Et filter leser hver linje før den blir hørt, og kan sende den tilbake eller sette stjerner over ord. En utestenging dobles hvis en annen bruker i mellomtiden logger inn fra samme nettleser. Den som sender altfor mye på én gang, må hvile litt.\nAlt annet avgjør mennesker. Du kan be om at hver utestenging vurderes på nytt, og en annen svarer.',
      se: 'Ett filter läser varje rad innan den hörs, och kan skicka tillbaka den eller sätta stjärnor över ord. En avstängning fördubblas om en annan användare under tiden loggar in från samma webbläsare. Den som skickar alldeles för mycket på en gång får vila en stund.\nAllt annat avgör människor. Du kan be att varje avstängning prövas igen, och någon annan svarar.',
    },
  },
  rights: {
    title: {
      dk: 'Hvad du kan bede os om',
      en: 'What you can ask of us',
      no: 'Hva du kan be oss om',
      se: 'Vad du kan be oss om',
    },
    text: {
      dk: 'Du kan se og tage det med, vi gemmer: Dine data og din konto har en knap, der henter en kopi. Dér kan du også få det hele slettet.\nDu kan også få fejl rettet, bede os bruge mindre af det og sige nej til det, vi gør ud fra en legitim interesse. Hvor du har sagt ja, kan du sige nej igen når som helst. Skriv til {{email}}: Du får svar inden for en måned, og det koster ikke noget.\nParken er for dem, der er 16 år eller ældre. Vi spørger ikke om fødselsdato. Får vi at vide, at nogen er yngre, lukker vi lågen, spørger venligt og sletter brugeren, hvis det passer.\nDu kan altid klage til myndigheden der, hvor vi er, eller der, hvor du bor.',
      en: 'You can see and take along what we keep: Your data and your account has a button that fetches a copy. There you can also have it all deleted.\nYou can also have mistakes put right, ask us to use less of it, and say no to what we do by a legitimate interest. Where you have said yes you can say no again at any time. Write to {{email}}: you get an answer within a month, and it costs nothing.\nThe park is for those who are 16 or older. We do not ask for a birth date. If we learn that somebody is younger, we close the gate, ask kindly, and delete the user if it is so.\nYou can always complain to the authority where we are, or where you live.',
      no: 'Du kan se og ta med deg det vi lagrer: Dine data og kontoen din har en knapp som laster ned en kopi. Der kan du også få alt slettet.\nDu kan også få feil rettet, be oss bruke mindre av det og si nei til det vi gjør ut fra en berettiget interesse. Der du har sagt ja, kan du si nei igjen når som helst. Skriv til {{email}}: Du får svar innen en måned, og det koster ingenting.\nParken er for dem som er 16 år eller eldre. Vi spør ikke om fødselsdato. Får vi vite at noen er yngre, stenger vi grinda, spør vennlig og sletter brukeren hvis det stemmer.\nDu kan alltid klage til myndigheten der vi er, eller der du bor.',
      se: 'Du kan se och ta med dig det vi sparar: Dina uppgifter och ditt konto har en knapp som hämtar en kopia. Där kan du också få allt raderat.\nDu kan också få fel rättade, be oss använda mindre av det och säga nej till det vi gör utifrån ett berättigat intresse. Där du har sagt ja kan du när som helst säga nej igen. Skriv till {{email}}: du får svar inom en månad, och det kostar inget.\nParken är för dem som är 16 år eller äldre. Vi frågar inte efter födelsedatum. Får vi veta att någon är yngre stänger vi grinden, frågar vänligt och raderar användaren om det stämmer.\nDu kan alltid klaga hos myndigheten där vi finns, eller där du bor.',
    },
    authority: {
      dk: 'Vores myndighed',
      en: 'Our authority',
      no: 'Myndigheten vår',
      se: 'Vår myndighet',
    },
    yours: {
      dk: 'Også: Datatilsynet i Danmark og i Norge, Integritetsskyddsmyndigheten i Sverige.',
      en: 'Also: Datatilsynet in Denmark and in Norway, Integritetsskyddsmyndigheten in Sweden.',
      no: 'Også: Datatilsynet i Danmark og i Norge, Integritetsskyddsmyndigheten i Sverige.',
      se: 'Också: Datatilsynet i Danmark och i Norge, Integritetsskyddsmyndigheten i Sverige.',
    },
  },
  stored,
} satisfies TextTree
