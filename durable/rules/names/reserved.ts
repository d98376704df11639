import { collapsed } from '../filter/fold.ts'
import { skeletonOf } from './skeleton.ts'

/** Refused anywhere in a name: the product, and the titles that impostors try first. */
const ANYWHERE = 'voffpark admin moderator webmaster sysop'
/** Harmless words that contain one of them. */
const HARMLESS = 'badminton'

/** Refused as a word of a name or as the whole of it: titles of staff, words that claim to speak for the park, and who lives in it. */
const WORDS = `
  mod mods moderering moderation modteam
  dev devs developer developers udvikler udviklere udvikleren utvikler utviklere utvikleren utvecklare utvecklaren
  staff stab staben crew personale personalet personell personellet personal personalen
  medarbejder medarbejdere medarbeider medarbeidere medarbetare ansat ansatte ansatt anstalld anstallda
  operator operatør operatör owner ejer ejeren eier eieren ägare ägaren founder grundlægger grunnlegger grundare
  redaktion redaktionen redaksjon redaksjonen redaktør redaktör
  committee komite komité komiteen kommitté kommittén festkomite festkomité festkommitté
  system systemet server serveren servern support supporten supportteam helpdesk help hjælp hjelp hjälp
  kundeservice kundservice kundtjänst kundestøtte brukerstøtte
  official officiel officielt officielle offisiell offisielt offisielle officiell officiellt officiella
  garm security sikkerhed sikkerhet säkerhet noreply postmaster hostmaster root everyone anonymous null undefined`

/** Refused anywhere in a name, though chat lines may contain them. */
const NOTORIOUS = 'hitler himmler goebbels göbbels mengele eichmann breivik quisling binladen nazi'

const anywhere = looksOf(ANYWHERE)
const harmless = looksOf(HARMLESS)
const words = new Set(looksOf(WORDS))
const notorious = looksOf(NOTORIOUS)

/** [N7] Whether a name claims to be the park or to work for it, also in digits, doubled letters and look-alikes. */
export function isReserved(name: string): boolean {
  const whole = harmless.reduce((look, word) => look.replaceAll(word, ''), lookOf(name))
  // "Staff 2" and "Support99": digits at the end are no part of the word.
  const parts = name.split(/[ *]+/).flatMap((part) => [part, part.replace(/\d+$/, '')])
  return anywhere.some((word) => whole.includes(word)) || [name, ...parts].some((part) => words.has(lookOf(part)))
}

/**
 * [N7] Whether the name contains that of a notorious person, after whom nobody in a park for children may be called.
 */
export function isNotorious(name: string): boolean {
  const look = lookOf(name)
  return notorious.some((word) => look.includes(word))
}

function lookOf(word: string): string {
  return collapsed(skeletonOf(word))
}

function looksOf(list: string): string[] {
  return list.trim().split(/\s+/).map(lookOf)
}
