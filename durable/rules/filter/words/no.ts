import type { WordList } from '../word-list.ts'

export const WORDS_NO: WordList = {
  endings: 's e en et a er ene ens',
  allow: {
    words: `
      slutt slutten slutter sluttet fart farten farta fag faget fagene kokk kokken kokker kokkene kok koke koker kokte horn
      hornet rape raper rapte rapet kike kikke kikker kikhoste pike piken piker pikene pikenes pigg pigger pult pulten
      pulter pultene mus rev reven ass altså hør høre hører rumpe rumpa titte titter titt kanal analyse
      seks seksten soper sope sopte sopelime bikkje bikkja tispe tispa tispen drit dritt mørk mørke blåse dum
      fitting dikt dikte dikter nigeria nigeriansk skjede tisse patte patter spas kukelure kukelurer`,
  },
  hold: {
    words: `
      neger negeren negere negre negrene svarting+ svartingen svartinger pakkis+ pakkisen pakkiser pakkisjævel
      jødesvin+ homosvin+ muslimsvin+ sopersvin negerjævel`,
    phrases: `
      jeg|vi dreper|myrder|voldtar deg|dere
      jeg|vi skal|vil|kommer drepe|myrde|voldta deg|dere
      jeg|vi skal|vil slå|banke deg|dere ihjel
      jeg|vi kommer til å drepe|myrde deg
      slå deg ihjel
      slår deg ihjel
      ta livet av deg
      ta livet ditt
      drep|heng|skyt deg selv
      drep|heng deg
      gå og|å dø|dau
      gå hjem|ut og dø
      du burde|skulle dø|dau
      ingen vil|ville savne deg
      ingen kommer til å savne deg
      håper|håpa du|dere dør|dauer
      dra|reis hjem til ditt eget land
      jævla|jævlige|fordømte|ekle|skitne neger|jøde|jøder|muslim|muslimer|homo|homoer|soper|utlending|utlendinger|sigøyner|araber
      din|ditt|du soper|mongo|mongoloid|mongis
      send nakenbilde*|nakenbilder|nudes
      send naken* bilde|bilder`,
  },
  mask: {
    words: `
      fitte fitta fitten fitter fittene fittetryne fitteslikker fittehår kuk kukk kuken kukken kuker kukene kukhue
      kukhode hestkuk kuksuger pikk pikken pikkene pikkhue pikkhode hore hora horen horer horene horunge+ horungen
      knulle knuller knullet knulla knull rasshøl rasshøll rasshull+ rævhøl rævhøll rævhull+ runke runker runket
      runka hæstkuk pule pulerass ludder luder dritthore`,
    phrases: `
      sug kuken|kukken|pikken
      sug min kuk|kukk|pikk
      dra til helvete din fitte|hore`,
  },
  flag: {
    words: 'selvmord* nakenbilde* pedofil+',
    phrases: `
      er du|dere alene hjemme
      har du|dere snap|snapchat|insta|instagram|discord|whatsapp|tiktok
      hva er|heter snapen|snappen|instaen|discorden din
      min|mitt snap|snapchat|insta|instagram|discord er|heter
      legg|add meg på|til snap|snapchat|insta|instagram|discord|whatsapp|på
      hva er adressen|adressa din
      hva er nummeret|nummeret|mobilnummeret ditt
      hvilken skole går du på
      vil du|dere møtes irl
      ikke si det til mamma|pappa|foreldrene
      kutte|kutter meg selv
      ta livet av meg
      orker ikke leve mer|lenger`,
  },
}
