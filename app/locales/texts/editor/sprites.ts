import type { TextTree } from '#durable/rules/text.ts'

/** The tab of pictures from outside: how they are uploaded, why one is not taken, and how they are shown. */
export const editorSprites = {
  sprites: {
    use: {
      standing: { dk: 'ting, der står', en: 'thing that stands', no: 'ting som står', se: 'sak som står' },
      lying: { dk: 'ting, der ligger', en: 'thing that lies', no: 'ting som ligger', se: 'sak som ligger' },
      news: { dk: 'billede til nyheder', en: 'picture for news', no: 'bilde til nyheter', se: 'bild till nyheter' },
    },
    licence: {
      ours: { dk: 'parkens eget', en: "the park's own", no: 'parkens eget', se: 'parkens egen' },
      credits: {
        dk: 'en andens, som nævnes',
        en: "somebody else's, who is named",
        no: 'en annens, som nevnes',
        se: 'någon annans, som nämns',
      },
    },
    retired: { dk: 'udgået', en: 'retired', no: 'utgått', se: 'utgången' },
    noPicture: {
      dk: 'Der er intet billede endnu.',
      en: 'There is no picture yet.',
      no: 'Det er ikke noe bilde ennå.',
      se: 'Det finns ingen bild ännu.',
    },
    preview: {
      dk: 'Som i parken, om dagen og om natten. Prikken er foden, rammen er den jord, den optager.',
      en: 'As in the park, by day and by night. The dot is its foot, the frame is the ground that it takes up.',
      no: 'Som i parken, om dagen og om natten. Prikken er foten, rammen er bakken den opptar.',
      se: 'Som i parken, på dagen och på natten. Pricken är foten, ramen är marken som den tar upp.',
    },
    inNews: {
      dk: 'Så stort står det i nyheder.',
      en: 'This is its size in news.',
      no: 'Så stort står det i nyheter.',
      se: 'Så stor är den i nyheter.',
    },
    limits: {
      dk: 'PNG, højst {{bytes}} KB og {{side}} × {{side}}',
      en: 'PNG, at most {{bytes}} KB and {{side}} × {{side}}',
      no: 'PNG, høyst {{bytes}} KB og {{side}} × {{side}}',
      se: 'PNG, högst {{bytes}} kB och {{side}} × {{side}}',
    },
    size: {
      dk: '{{width}} × {{height}} pixler',
      en: '{{width}} × {{height}} pixels',
      no: '{{width}} × {{height}} piksler',
      se: '{{width}} × {{height}} pixlar',
    },
    wasAnother: {
      dk: 'Offentliggjort er et andet billede.',
      en: 'Another picture is published.',
      no: 'Et annet bilde er publisert.',
      se: 'En annan bild är publicerad.',
    },
    choose: { dk: 'Vælg en fil', en: 'Choose a file', no: 'Velg en fil', se: 'Välj en fil' },
    another: { dk: 'Vælg en anden', en: 'Choose another', no: 'Velg en annen', se: 'Välj en annan' },
    sending: {
      dk: 'Billedet sendes.',
      en: 'The picture is being sent.',
      no: 'Bildet sendes.',
      se: 'Bilden skickas.',
    },
    failed: {
      dk: 'Billedet kom ikke frem. Vælg det igen.',
      en: 'The picture did not get there. Choose it again.',
      no: 'Bildet kom ikke fram. Velg det igjen.',
      se: 'Bilden kom inte fram. Välj den igen.',
    },
    offer: {
      dk: 'Sådan kan parken vise det: i sine egne farver, {{width}} × {{height}}.',
      en: 'The park can show it like this: in its own colours, {{width}} × {{height}}.',
      no: 'Slik kan parken vise det: i sine egne farger, {{width}} × {{height}}.',
      se: 'Så här kan parken visa den: i sina egna färger, {{width}} × {{height}}.',
    },
    chosen: { dk: 'Som valgt', en: 'As chosen', no: 'Som valgt', se: 'Som vald' },
    mended: { dk: 'I parkens farver', en: "In the park's colours", no: 'I parkens farger', se: 'I parkens färger' },
    take: { dk: 'Tag det sådan', en: 'Take it like this', no: 'Ta det slik', se: 'Ta den så' },
    fault: {
      'too-long': {
        dk: 'Filen er for stor.',
        en: 'The file is too large.',
        no: 'Filen er for stor.',
        se: 'Filen är för stor.',
      },
      'no-png': {
        dk: 'Det er ikke en PNG, uanset hvad filen hedder.',
        en: 'This is no PNG, whatever the file is called.',
        no: 'Dette er ikke en PNG, uansett hva filen heter.',
        se: 'Det här är ingen PNG, vad filen än heter.',
      },
      broken: {
        dk: 'Filen er i stykker. Gem billedet igen.',
        en: 'The file is broken. Save the picture again.',
        no: 'Filen er ødelagt. Lagre bildet på nytt.',
        se: 'Filen är trasig. Spara bilden igen.',
      },
      'more-behind': {
        dk: 'Der ligger noget andet bag billedet i filen.',
        en: 'Something else lies behind the picture in the file.',
        no: 'Det ligger noe annet bak bildet i filen.',
        se: 'Det ligger något annat bakom bilden i filen.',
      },
      animated: {
        dk: 'Det bevæger sig. Parken tager kun billeder, der står stille.',
        en: 'It moves. The park takes pictures that stand still only.',
        no: 'Det beveger seg. Parken tar bare bilder som står stille.',
        se: 'Den rör sig. Parken tar bara bilder som står stilla.',
      },
      interlaced: {
        dk: 'Det er gemt sammenflettet (interlaced). Gem det uden.',
        en: 'It is saved interlaced. Save it without.',
        no: 'Det er lagret sammenflettet (interlaced). Lagre det uten.',
        se: 'Den är sparad sammanflätad (interlaced). Spara den utan.',
      },
      deep: {
        dk: 'Det har 16 bit pr. farve. Gem det med 8.',
        en: 'It has 16 bits a colour. Save it with 8.',
        no: 'Det har 16 bit per farge. Lagre det med 8.',
        se: 'Den har 16 bitar per färg. Spara den med 8.',
      },
      'too-large': {
        dk: 'Det er mere end 256 pixler bredt eller højt.',
        en: 'It is wider or higher than 256 pixels.',
        no: 'Det er mer enn 256 piksler bredt eller høyt.',
        se: 'Den är bredare eller högre än 256 pixlar.',
      },
      'half-clear': {
        dk: 'Noget er halvt gennemsigtigt. Alt skal være helt klart eller slet ikke.',
        en: 'Some of it is half transparent. All of it has to be clear, or not at all.',
        no: 'Noe er halvt gjennomsiktig. Alt må være helt klart eller ikke i det hele tatt.',
        se: 'Något är halvt genomskinligt. Allt ska vara helt klart eller inte alls.',
      },
      empty: {
        dk: 'Der er ikke noget at se på det.',
        en: 'There is nothing to be seen in it.',
        no: 'Det er ingenting å se på det.',
        se: 'Det finns inget att se på den.',
      },
      'strange-colours': {
        dk: 'Det har farver, der ikke er parkens.',
        en: "It has colours that are not the park's.",
        no: 'Det har farger som ikke er parkens.',
        se: 'Den har färger som inte är parkens.',
      },
      'too-many-colours': {
        dk: 'Det har mere end 32 farver.',
        en: 'It has more than 32 colours.',
        no: 'Det har mer enn 32 farger.',
        se: 'Den har fler än 32 färger.',
      },
      'no-room': {
        dk: 'Der er ikke plads til flere billeder.',
        en: 'There is no room for more pictures.',
        no: 'Det er ikke plass til flere bilder.',
        se: 'Det finns inte plats för fler bilder.',
      },
    },
  },
} satisfies TextTree
