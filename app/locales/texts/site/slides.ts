import type { TextTree } from '#durable/rules/text.ts'

export const slides = {
  title: {
    dk: 'Billeder fra parken',
    en: 'Pictures from the park',
    no: 'Bilder fra parken',
    se: 'Bilder från parken',
  },
  previous: {
    dk: 'Forrige billede',
    en: 'Previous picture',
    no: 'Forrige bilde',
    se: 'Föregående bild',
  },
  next: {
    dk: 'Næste billede',
    en: 'Next picture',
    no: 'Neste bilde',
    se: 'Nästa bild',
  },
  position: {
    dk: 'Billede {{number}} af {{count}}',
    en: 'Picture {{number}} of {{count}}',
    no: 'Bilde {{number}} av {{count}}',
    se: 'Bild {{number}} av {{count}}',
  },
  autumn: {
    caption: {
      dk: 'Efterår ved butikken',
      en: 'Autumn at the shop',
      no: 'Høst ved butikken',
      se: 'Höst vid butiken',
    },
    shows: {
      dk: 'Det røde hus med butikken ved siden af en efterårsbirk; hunde i kø udenfor',
      en: 'The red house with the shop beside an autumn birch; dogs queue outside',
      no: 'Det røde huset med butikken ved siden av en høstbjørk; hunder i kø utenfor',
      se: 'Det röda huset med butiken bredvid en höstbjörk; hundar köar utanför',
    },
  },
  winter: {
    caption: {
      dk: 'Sne ved opslagstavlen',
      en: 'Snow by the notice board',
      no: 'Snø ved oppslagstavla',
      se: 'Snö vid anslagstavlan',
    },
    shows: {
      dk: 'Opslagstavlen og en bænk under sne, med hunde i varme huer',
      en: 'The notice board and a bench under snow, with dogs in warm hats',
      no: 'Oppslagstavla og en benk under snø, med hunder i varme luer',
      se: 'Anslagstavlan och en bänk under snö, med hundar i varma mössor',
    },
  },
  summer: {
    caption: {
      dk: 'Sommer ved springvandet',
      en: 'Summer by the fountain',
      no: 'Sommer ved fontenen',
      se: 'Sommar vid fontänen',
    },
    shows: {
      dk: 'Hunde sidder rundt om springvandet midt på den brolagte plads',
      en: 'Dogs sit around the fountain in the middle of the paved plaza',
      no: 'Hunder sitter rundt fontenen midt på den brosteinsbelagte plassen',
      se: 'Hundar sitter runt fontänen mitt på det stenlagda torget',
    },
  },
  pond: {
    caption: {
      dk: 'Stille ved dammen',
      en: 'Quiet by the pond',
      no: 'Stille ved dammen',
      se: 'Stilla vid dammen',
    },
    shows: {
      dk: 'En hund svømmer mellem ænder, mens to andre ligger på stranden',
      en: 'A dog swims among ducks while two others lie on the beach',
      no: 'En hund svømmer mellom ender, mens to andre ligger på stranda',
      se: 'En hund simmar bland änder medan två andra ligger på stranden',
    },
  },
  picnic: {
    caption: {
      dk: 'Skovtur på engen',
      en: 'Picnic in the meadow',
      no: 'Piknik på enga',
      se: 'Picknick på ängen',
    },
    shows: {
      dk: 'Hunde på et ternet tæppe med en kurv, mellem træer og en lygte',
      en: 'Dogs on a chequered rug with a basket, between trees and a lamp',
      no: 'Hunder på et rutete teppe med en kurv, mellom trær og en lykt',
      se: 'Hundar på en rutig filt med en korg, mellan träd och en lykta',
    },
  },
  playground: {
    caption: {
      dk: 'Træning til det store spring',
      en: 'Training for the big jump',
      no: 'Trening til det store hoppet',
      se: 'Träning inför det stora hoppet',
    },
    shows: {
      dk: 'Hunde springer over hegn på legepladsen, og en graver i jorden',
      en: 'Dogs jump fences in the playground, and one digs in the soil',
      no: 'Hunder hopper over hinder på lekeplassen, og en graver i jorda',
      se: 'Hundar hoppar över hinder på lekplatsen, och en gräver i jorden',
    },
  },
  stream: {
    caption: {
      dk: 'Gyldne birke ved bækken',
      en: 'Golden birches by the stream',
      no: 'Gylne bjørker ved bekken',
      se: 'Gyllene björkar vid bäcken',
    },
    shows: {
      dk: 'Hunde går under gyldne birke ved bækken',
      en: 'Dogs walk under golden birches beside the stream',
      no: 'Hunder går under gylne bjørker ved bekken',
      se: 'Hundar går under gyllene björkar vid bäcken',
    },
  },
} satisfies TextTree
