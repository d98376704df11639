import type { WordList } from '../word-list.ts'

export const WORDS_SE: WordList = {
  endings: 's e en et er ar or na erna arna orna ens',
  allow: {
    words: `
      slut slutet sluta slutar slutade slutat fart farten farter fag fick ficka fickan fickor fickorna kock kocken kockar
      kockarna koka kokar kokade horn hornet hornen hör höra hörs sex sexa sexan sexor sexton rapa rapar rapade kiss kissa
      kissar kissade kåk kåken kåta kåtan pigg pigga piggare prick pricken prickar prickig tik tiken tikar mus musen räv
      räven rävar svans svansen svansar svansarna kukeliku rumpa rumpan stjärt titta tittar tittade titt kanal analys
      negation negativ kryss kyss kyssa kyssar fitt bit biten bitar dum dumma bög bögar
      bögen spel assistent passa ass assen vitt fitness`,
  },
  hold: {
    words: `
      neger negern negrer negrerna negrar blatte+ blatten blattar blattarna blattejävel svartskalle svartskallar
      svartskallarna svartskallen bögjävel bögjävlar cpunge cpjävel judejävel judesvin turkjävel
      zigenarjävel mongojävel nigger+`,
    phrases: `
      jag|vi dödar|mördar|våldtar|slaktar dig|er
      jag|vi ska|skall|vill|kommer döda|mörda|våldta|slakta dig|er
      jag|vi kommer att döda|mörda dig|er
      jag|vi ska|kommer slå ihjäl dig|er
      jag|vi slår ihjäl dig|er
      slå ihjäl dig
      ta livet av dig
      ta ditt liv
      döda|häng|skjut dig själv
      häng dig
      gå och dö
      gå hem och dö
      du borde|skulle dö
      ingen kommer|skulle sakna dig
      ingen kommer att sakna dig
      hoppas du|ni dör
      åk hem till ditt eget land
      jävla|jävel|äckliga|smutsiga|fucking neger|jude|judar|muslim|muslimer|bög|bögar|zigenare|invandrare|arab|araber|homo
      din|ditt|du mongo|mongoloid
      skicka nakenbild*|nakenbilder|nudes
      skicka naken* bild|bilder`,
  },
  mask: {
    words: `
      fitta fittan fittor fittorna fitthora fittjävel fitthår kuk kuken kukar kukarna kukjävel kukhuvud kuksugare hora horan
      horor hororna horunge+ horungar horjävel knulla knullar knullade knullat knull knullad runka runkar runkare runkade
      rövhål+ rövhålet luder ludret slampa slampan slampor slyna slynan slynor rövslickare
      arsle arslet subba subban subbor`,
    phrases: `
      sug min kuk
      slicka min fitta|röv
      sug kuk`,
  },
  flag: {
    words: 'självmord* nakenbild* pedofil+',
    phrases: `
      är du|ni ensam|ensamma hemma
      har du|ni snap|snapchat|insta|instagram|discord|whatsapp|tiktok
      vad är|heter din|ditt|du snap|snapchat|insta|instagram|discord
      min|mitt snap|snapchat|insta|instagram|discord är|heter
      lägg|adda mig|till på snap|snapchat|insta|instagram|discord|whatsapp
      vad är din adress
      vad är ditt nummer|mobilnummer|telefonnummer
      vilken skola går du på
      vill du|ni träffas irl
      säg inte till din|dina mamma|pappa|föräldrar
      skära|skär mig själv
      ta livet av mig
      orkar inte leva mer|längre`,
  },
}
