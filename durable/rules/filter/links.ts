/** Endings of addresses that are no words of the four languages: with one of these, an address needs no path. */
const ENDINGS =
  'com net org gg dk no se eu uk us co io ly gl xyz icu biz info vip ru cn tk ml gq cf cc ws pw nl fr pl cz sk ua kz sh ai kim fm ovh ' +
  'app dev tv site online website store shop club link click space stream chat games game party cash money porn sexy adult dating ' +
  'lol wtf'
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`
/** A point, also as people write it to hide one. */
const POINT = String.raw`(?:\.| ?(?:\(\.\)|\[\.\]|\((?:dot|punktum|punkt|prik|prikk)\)|\[(?:dot|punktum|punkt|prik|prikk)\]) ?| (?:dot|punktum) )`

const SHAPES = [
  String.raw`(?:https?|hxxps?|ftps?|[a-z][a-z0-9+-]{2,}):\/\/`,
  String.raw`(?<![\p{L}\p{N}])www${POINT}`,
  String.raw`(?<![\p{L}\p{N}@.])${LABEL}${POINT}(?:${LABEL}${POINT})?(?:${ENDINGS.replaceAll(' ', '|')})(?![\p{L}\p{N}])`,
  // With a path, any ending is one.
  String.raw`(?<![\p{L}\p{N}@./])${LABEL}(?:\.${LABEL})*\.\p{L}{2,}(?::\d+)?\/[\p{L}\p{N}?#~_-]`,
  String.raw`(?<![\p{N}.])\p{N}{1,3}(?:\.\p{N}{1,3}){3}[:/]`,
]
const LINK = new RegExp(SHAPES.join('|'), 'iu')
/** Most lines have none of these, and are not looked at further. */
const MAY_BE_LINK = /[\p{L}\p{N})\]][.:。｡．․…]\S|[([]|dot|punkt/iu

/** [Y1] Whether a line has the address of a page in it. */
export function hasLink(line: string): boolean {
  return MAY_BE_LINK.test(line) && LINK.test(line.normalize('NFKC').replace(/[。｡．]/g, '.'))
}
