/** Services where strangers write to each other, as people call them; "kik" is also Danish for a look. */
const SERVICE = String.raw`(?:snap(?:chat)?(?:pen|en)?|snapp(?:en)?|insta(?:gram)?(?:en)?|ig|fb|facebook|tik ?tok|disc(?:ord)?(?:en)?|whats ?app|telegram|messenger|skype|viber|onlyfans|kik(?= ?[:=@])|sc(?= ?[:=@]))`
/** Words between the service and the name there. */
const BETWEEN = String.raw`(?:[ :=,-]+(?:er|is|är|heter|hedder|min|mitt|mit|my|mig|meg|me|name|navn|navnet|namn|user|bruker|bruger|add|på|on|at|the|it|s))*[ :=,@-]+`
/** A name as only services have them: letters with digits, points or lines in it. */
const HANDLE = String.raw`(?=[\p{L}\p{N}._]*\p{L})(?=[\p{L}\p{N}_.]*[\p{N}_]|[\p{L}\p{N}_]+\.[\p{L}\p{N}_])[\p{L}\p{N}_.]{4,}`

const SERVICE_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${SERVICE}(?:${BETWEEN}${HANDLE}|[ :=]+@[\p{L}\p{N}._]{3,})`,
  'iu',
)
const NAME_FIRST = new RegExp(
  String.raw`(?<![\p{L}\p{N}._])${HANDLE}[ ,-]+(?:på|on|i|in|at)[ :]+(?:min |mitt |mit |my )?${SERVICE}(?![\p{L}\p{N}])`,
  'iu',
)
/** Discord's old names: "maja#1234". */
const TAGGED = /[\p{L}\p{N}_.]{2,}#\d{4}(?!\d)/u
const NAMES_A_SERVICE = new RegExp(SERVICE, 'i')

/** [Y6] Whether a line says under which name somebody is found at another service: "snap maja123". */
export function hasContact(plain: string): boolean {
  if (plain.includes('#') && TAGGED.test(plain)) return true
  return NAMES_A_SERVICE.test(plain) && (SERVICE_FIRST.test(plain) || NAME_FIRST.test(plain))
}
