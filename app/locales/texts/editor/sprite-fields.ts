import type { TextTree } from '#durable/rules/text.ts'

/** The fields of pictures from outside. */
export const spriteFields = {
  name: { dk: 'Navn', en: 'Name', no: 'Navn', se: 'Namn' },
  picture: { dk: 'Billede', en: 'Picture', no: 'Bilde', se: 'Bild' },
  pictureHint: {
    dk: 'Parken læser det og skriver det på ny. Kun parkens 48 farver, 32 på én gang; til nyheder højst 80 × 80.',
    en: "The park reads it and writes it anew. Only the park's 48 colours, 32 at once; for news 80 × 80 at most.",
    no: 'Parken leser det og skriver det på nytt. Bare parkens 48 farger, 32 på én gang; til nyheter høyst 80 × 80.',
    se: 'Parken läser den och skriver den på nytt. Bara parkens 48 färger, 32 på en gång; till nyheter högst 80 × 80.',
  },
  use: { dk: 'Bruges som', en: 'Used as', no: 'Brukes som', se: 'Används som' },
  footX: { dk: 'Foden fra venstre', en: 'Foot from the left', no: 'Foten fra venstre', se: 'Foten från vänster' },
  footXHint: {
    dk: 'Tom: midt for.',
    en: 'Empty: in the middle.',
    no: 'Tom: midt på.',
    se: 'Tomt: i mitten.',
  },
  footY: { dk: 'Foden fra oven', en: 'Foot from the top', no: 'Foten ovenfra', se: 'Foten uppifrån' },
  footYHint: {
    dk: 'Tom: ved den nederste kant. Hunde længere nede står foran.',
    en: 'Empty: at the lower edge. Dogs further down stand in front.',
    no: 'Tom: ved nederste kant. Hunder lenger ned står foran.',
    se: 'Tomt: vid nederkanten. Hundar längre ner står framför.',
  },
  groundW: {
    dk: 'Jord, bredde',
    en: 'Ground, width',
    no: 'Bakke, bredde',
    se: 'Mark, bredd',
  },
  groundHint: {
    dk: 'Hvad den optager, så ingen går igennem den. Uden jord har den ingen skygge.',
    en: 'What it takes up, so that nobody walks through it. Without ground it has no shadow.',
    no: 'Det den opptar, så ingen går gjennom den. Uten bakke har den ingen skygge.',
    se: 'Det den tar upp, så att ingen går igenom den. Utan mark har den ingen skugga.',
  },
  groundH: { dk: 'Jord, dybde', en: 'Ground, depth', no: 'Bakke, dybde', se: 'Mark, djup' },
  licence: { dk: 'Hvis er det', en: 'Whose it is', no: 'Hvem eier det', se: 'Vems den är' },
  credit: { dk: 'Nævnes som', en: 'Named as', no: 'Nevnes som', se: 'Nämns som' },
  creditHint: {
    dk: 'Står på siden med tak.',
    en: 'Stands on the page of credits.',
    no: 'Står på siden med takk.',
    se: 'Står på sidan med tack.',
  },
  isRetired: { dk: 'Udgået', en: 'Retired', no: 'Utgått', se: 'Utgången' },
  isRetiredHint: {
    dk: 'Kan ikke sættes i flere rum. Hvor den står, bliver den stående.',
    en: 'It cannot be put into more rooms. Where it stands it stays.',
    no: 'Den kan ikke settes i flere rom. Der den står, blir den stående.',
    se: 'Den kan inte ställas i fler rum. Där den står blir den kvar.',
  },
} satisfies TextTree
