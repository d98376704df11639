import { collapsed } from '../filter/fold.ts'
import { skeletonOf } from './skeleton.ts'

/** Refused wherever they stand in a name: the product, and the two titles that are tried first. */
const ANYWHERE = 'voffpark admin moderator webmaster sysop'
/** Words that have one of them in it and mean something else. */
const HARMLESS = 'badminton'

/** Refused as a word of a name or as the whole of it: who works here, and what speaks for the park. */
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
  security sikkerhed sikkerhet säkerhet noreply postmaster hostmaster root everyone anonymous null undefined`

/** Names that nobody bears here, though a line may speak of them. */
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

/** [N7] Whether it is the name of somebody whom a park for children has no dog or user called after. */
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
