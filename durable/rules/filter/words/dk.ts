import type { WordList } from '../word-list.ts'

export const WORDS_DK: WordList = {
  endings: 's e en et er ene erne ens ernes',
  allow: {
    words: `
      slut slutte slutter sluttede sluttet fart farten fartplan fag faget fagene fagets fagbog fagligt fagot fick kok+ kokken kokke kokkene
      kokos horn hornet hornene kys kyse kysse kysser kyssede kyset rape raper pigge bøsse bøssen mus rev ræv ræven
      ræve rumpe dum dumme and spand prik prikker titte titter tit kuvert kukelu kukker analyse analyser kanal
      kassen grape skæg spas spasmager mongoliet mongolsk negl neglen negle neglene knep knepet knepene puler
      pulje sexten seks seksten tisse tissede svans bitter bider cockerspaniel cocktail cockpit dik dikke`,
    phrases: `
      kuk kuk`,
  },
  hold: {
    words: `
      neger negeren negere negre negrene negersvin perker+ perkersvin sortsmudsker+ jødesvin+ muslimsvin+ homosvin+
      bøsserøv+ bøssekarl+ tyrkersvin+ spasser+ spassere nigger+`,
    phrases: `
      jeg|vi slår|banker|tæsker|sparker dig ihjel
      jeg|vi dræber|myrder|kværker|voldtager dig
      jeg|vi skal|vil dræbe|myrde|kværke|voldtage dig
      slå dig ihjel
      slår dig ihjel
      tag livet af dig
      dræb|hæng|skyd dig selv
      gå ud|hjem|hen og dø
      gå og dø
      du burde|skulle dø
      ingen vil|ville savne dig
      kravl i graven
      håber du|i dør
      skrid|rejs|tag hjem til dit eget land
      fucking|klamme|beskidte|dumme|lede jøde|jøder|muslim|muslimer|homo|homoer|araber|arabere|sigøjner
      din|dit|du|i mongol|mongolbarn
      send nøgen* billede|billeder
      send nøgenbillede*|nøgenbilleder|nudes`,
  },
  mask: {
    words: `
      kusse+ kussen kusserne fisse+ fissehul fissen fisserne fissehår pik pikken pikhoved pikansigt pikslikker luder+ ludere luderen
      møgluder+ gadeluder+ billigluder+ hore+ horeunge+ horeungen horemor kneppe kneppet kneppede kneppes røvhul+ røvhuller
      røvhullet røvpule røvpuler+ bollepik fuckhoved+ fuckfjæs kælling+ kællingen kællinger møgkælling+ skidespræller
      pisselort+ svinelort lorteluder sutpik møgso narrøv+ røvbanan+`,
    phrases: `
      sut|slik min|hans pik|diller|fisse|røv
      rend mig i røven
      fuck dig
      luk røven`,
  },
  flag: {
    words: 'selvmord* nøgenbillede+ nøgenbilleder pædofil+',
    phrases: `
      er du|i alene hjemme
      har du|i snap|snapchat|insta|instagram|discord|whatsapp|tiktok
      hvad er|hedder din|dit|du snap|snapchat|insta|instagram|discord
      min|mit snap|snapchat|insta|instagram|discord er|hedder
      tilføj|add|skriv mig|til på snap|snapchat|insta|instagram|discord|whatsapp
      hvad er din adresse
      hvad er dit nummer|telefonnummer|mobilnummer
      hvilken skole går du på
      vil du|i mødes irl
      sig|fortæl det ikke til din|dine mor|far|forældre
      skære|skærer|cutter mig selv
      tage livet af mig
      gider|orker ikke leve mere`,
  },
}
