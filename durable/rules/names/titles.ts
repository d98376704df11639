const listOf = (words: string) => words.trim().split(/\s+/)

/**
 * [N7] Refused anywhere in a name: the product, and titles of staff in the four languages. Each is long enough to stand
 * in no ordinary name; the definite and plural forms have it in them.
 */
export const TITLES = listOf(`
  voffpark voffteam parkteam
  admin moderator moderering moderation modteam webmaster postmaster hostmaster sysop superuser superbruger superbruker
  staff support helpdesk kundeservice kundservice kundtjänst kundestøtte brukerstøtte system noreply
  official officiel offisiel officiell offisiell
  developer udvikler utvikler utveckla programmør programmer
  gamemaster spilmester spillmester spelmästar spilleder spelledar headmaster
  personale personell medarbejder medarbeider medarbetar
  operator operatør grundlægger grunnlegger founder grundare
  redaktion redaksjon redaktør committee komite kommitté festudvalg festutvalg
  director direktør manager management ledelse bestyrelse styrelse
  security sikkerhed sikkerhet säkerhet ordningsvakt vaktmester vaktmästar vagtmester`)

/**
 * [N7] Refused as a word of a name: what is too short to be looked for within words. A plus stands for the endings of the
 * four languages.
 */
export const WORDS = listOf(`
  mod mods modden modding dev devs gm gms crew crewet stab+ owner+ ejer+ eier+ ägare+ ägarn ägarna
  personal+ ansat+ ansatt+ anställd+ server+ help+ hjælp+ hjelp+ hjälp+
  vagt+ vakt+ vægter+ vekter+ väktare+ väktarn väktarna guard+ politi+ police polis+ ceo
  garm root everyone anonymous null undefined`)

/** The endings of definite and plural forms, and of the genitive. */
export const ENDINGS = listOf('s e n en et t r er ere eren erne erna ene ne na a ar are aren arna arne ens ets')

/** Names and harmless words that contain a title. */
export const HARMLESS = listOf(`
  badminton staffan staffansson staffy staffie stafford falstaff gustaff mustaffa mostaffa supporter ecosystem solsystem eller`)
