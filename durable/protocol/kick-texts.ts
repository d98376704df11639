import { isBrokenRule } from '#durable/rules/bans.ts'
import type { BrokenRule } from '#durable/rules/bans.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The text that a kicked player gets, by the rule that was broken. */
export const KICK_TEXTS: Record<Language, Record<BrokenRule, string>> = {
  dk: {
    language: 'Grimt sprog hører ikke hjemme i parken.',
    unkind: 'Vi er venlige mod hinanden her. Ingen må drilles, trues eller holdes udenfor.',
    spam: 'Det samme igen og igen gør det svært for andre at tale sammen.',
    thief: 'Man tager ikke det, der er andres, og man snyder ingen i en handel.',
    cheat: 'Her spiller alle på lige vilkår: snyd og hjælpeprogrammer er ikke tilladt.',
    name: 'Navnet passer ikke i parken. Find et andet.',
    serious: 'Det var et alvorligt brud på reglerne.',
    other: 'Det gik ud over de andre i parken.',
  },
  en: {
    language: 'Foul language has no place in the park.',
    unkind: 'We are kind to each other here. Nobody is to be teased, threatened or left out.',
    spam: 'The same thing over and over makes it hard for others to talk.',
    thief: 'What belongs to others is not to be taken, and nobody is to be tricked in a trade.',
    cheat: 'Everybody plays on equal terms here: no cheating and no helper programs.',
    name: 'The name does not suit the park. Please find another one.',
    serious: 'That was a serious breach of the rules.',
    other: 'It spoilt the park for others.',
  },
  no: {
    language: 'Stygt språk hører ikke hjemme i parken.',
    unkind: 'Vi er greie mot hverandre her. Ingen skal ertes, trues eller holdes utenfor.',
    spam: 'Det samme om og om igjen gjør det vanskelig for andre å snakke sammen.',
    thief: 'Man tar ikke det som er andres, og man lurer ingen i en byttehandel.',
    cheat: 'Her spiller alle på like vilkår: juks og hjelpeprogrammer er ikke lov.',
    name: 'Navnet passer ikke i parken. Finn et annet.',
    serious: 'Det var et alvorlig brudd på reglene.',
    other: 'Det gikk ut over de andre i parken.',
  },
  se: {
    language: 'Fult språk hör inte hemma i parken.',
    unkind: 'Vi är snälla mot varandra här. Ingen ska retas, hotas eller lämnas utanför.',
    spam: 'Samma sak om och om igen gör det svårt för andra att prata.',
    thief: 'Man tar inte det som är andras, och man lurar ingen i ett byte.',
    cheat: 'Här spelar alla på lika villkor: fusk och hjälpprogram är inte tillåtna.',
    name: 'Namnet passar inte i parken. Hitta ett annat.',
    serious: 'Det var ett allvarligt brott mot reglerna.',
    other: 'Det gick ut över de andra i parken.',
  },
}

/**
 * Why a player was kicked, in their language: the text of the rule, if it still exists, and the moderator's own words.
 */
export function kickText(language: Language, { rule, reason }: { rule: string | null; reason: string }): string {
  return [isBrokenRule(rule) ? KICK_TEXTS[language][rule] : '', reason].filter((part) => part !== '').join(' ')
}
