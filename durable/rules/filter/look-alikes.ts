/** Pairs of signs that look like our letters, and at the same place the letters that people read. */
const ROWS: readonly (readonly [string, string])[] = [
  // Cyrillic
  ['авгеёзиікмнорпстухцшыьѕјһԁԛԝӏяэ', 'abreeznikmhopnctyxuwbbsjhdqwlre'],
  ['АВЕІКМНОРСТУХЅЈЬЗ', 'abeikmhopctyxsjbe'],
  // Greek
  ['αβγεζηικμνορστυχω', 'abyeznikuvopstuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'],
  // Latin of other languages, of phonetics, and small capitals
  ['ıɩɡɑɛɪʟɴʀʏđðłħŧƒ', 'iigaeilnryddlhtf'],
  ['ᴀʙᴄᴅᴇꜰɢʜᴊᴋᴍᴏᴘꜱᴛᴜᴠᴡᴢ', 'abcdefghjkmopstuvwz'],
  // Armenian and Cherokee
  ['աոսցօհԁᎪᏟᎬᎻᏦᎷᏢᏒᏚᎢᎳ', 'wnugohdacehkmprstw'],
]

const TWO_FOR_ONE: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['œ', 'ö'],
  ['Œ', 'ö'],
  // The lists treat Danish and Norwegian æ and ø as Swedish ä and ö.
  ['æ', 'ä'],
  ['Æ', 'ä'],
  ['ø', 'ö'],
  ['Ø', 'ö'],
]

/** Where alphabets of framed letters (🅐, 🅰, 🇦) begin. NFKC itself folds the other kinds (ⓐ, 🄐, 𝐚). */
const FRAMED_FROM = [0x1f150, 0x1f170, 0x1f1e6]

/** [Y2] The letter that people read, by the sign that looks like it. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([signs, letters]) =>
    [...signs].map((sign, place): [string, string] => [sign, letters[place] ?? '']),
  ),
  ...TWO_FOR_ONE,
  ...FRAMED_FROM.flatMap((from) =>
    Array.from('abcdefghijklmnopqrstuvwxyz', (letter, place): [string, string] => [
      String.fromCodePoint(from + place),
      letter,
    ]),
  ),
])
