const spelled = (table: string) => {
  const signs = new Map(table.split(' ').map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]))
  return (line: string) => [...line].map((sign) => signs.get(sign) ?? sign).join('')
}
const betweenLetters = (sign: string) => (line: string) => line.replace(/(?<=\p{L})(?=\p{L})/gu, sign)
const words = (change: (word: string) => string) => (line: string) => line.replace(/\p{L}+/gu, change)

/** Ways to spell a line so that it reads the same but looks different to a filter. */
export const DISGUISES: Readonly<Record<string, (line: string) => string>> = {
  'Cyrillic look-alikes': spelled('aа eе oо pр cс xх yу iі kк tт nи mм hн AА EЕ OО PР CС XХ TТ KК MМ HН BВ'),
  'Greek look-alikes': spelled('aα eε oο pρ iι kκ tτ nη uυ vν AΑ EΕ OΟ PΡ IΙ KΚ TΤ NΝ MΜ HΗ'),
  'small capitals': spelled('aᴀ bʙ cᴄ dᴅ eᴇ fꜰ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴ oᴏ pᴘ rʀ sꜱ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ'),
  'full width': (line) => line.replace(/[a-z]/gi, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  'mathematical letters': (line) =>
    line.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1d3b9)),
  'letters in circles': (line) =>
    line.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x246f)),
  'letters in squares': (line) =>
    line.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0x1f10f)),
  'zero width': betweenLetters('\u200b'),
  'joiners and soft hyphens': betweenLetters('\u200d\u00ad'),
  'a stroke through it': (line) => line.replace(/\p{L}/gu, '$&\u0336'),
  accents: (line) => line.replace(/[aeiou]/gi, '$&\u0301'),
  zalgo: (line) => line.replace(/\p{L}/gu, '$&\u0317\u0353\u0333'),
  'digits for letters': spelled('a4 e3 i1 o0 s5 t7'),
  'signs for letters': spelled('a@ s$ i! e€'),
  'b and g as digits': spelled('b8 g9'),
  'letters apart': words((word) => [...word].join(' ')),
  'one word apart': (line) => line.replace(/\p{L}{3,}/u, (word) => [...word].join(' ')),
  'dots between': words((word) => [...word].join('.')),
  'hearts between': words((word) => [...word].join(' 💛 ')),
  'drawn out': words((word) => word.replace(/(.)$/u, '$1$1$1$1')),
  'drawn out in the middle': words((word) => word.replace(/^(.)(.)/u, '$1$2$2$2$2')),
  'every letter twice': words((word) => word.replace(/./gu, '$&$&')),
  'LOUD and quiet': words((word) =>
    [...word].map((letter, place) => (place % 2 ? letter : letter.toUpperCase())).join(''),
  ),
}
