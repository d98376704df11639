/** Rows of two: signs that look like our letters, and below each the letter that one reads. Small before large. */
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
  // Of the Nordic ones, Danish and Swedish letters are the same to the lists.
  ['æ', 'ä'],
  ['Æ', 'ä'],
  ['ø', 'ö'],
  ['Ø', 'ö'],
]

/** Letters in frames (🅐, 🅰, 🇦), each alphabet in a row from here: NFKC knows the others itself (ⓐ, 🄐, 𝐚). */
const FRAMED_FROM = [0x1f150, 0x1f170, 0x1f1e6]

/** [Y2] What one reads, by sign: the letters of our own alphabets are not among the keys. */
export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([signs, letters]) =>
    [...signs].map((sign, place): [string, string] => [sign, letters[place] ?? '']),
  ),
  ...TWO_FOR_ONE,
  ...FRAMED_FROM.flatMap((from) =>
    [...'abcdefghijklmnopqrstuvwxyz'].map((letter, place): [string, string] => [
      String.fromCodePoint(from + place),
      letter,
    ]),
  ),
])
