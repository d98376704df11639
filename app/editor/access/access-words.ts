import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { PACK_NAMES, RANK_NAMES } from '#durable/protocol/access-texts.ts'
import { itemKind } from '#durable/rules/items/catalogue.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { isRecord } from '#durable/rules/sheets/canonical.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'
import { STAFF_PARTS, fieldsOfAccess } from './asked-fields.ts'

/** What a record asks of dogs, in few words; null for none, where everybody may pass. */
export function accessWords(access: Json | undefined, { t, language }: { t: EditorTexts; language: Language }) {
  if (!isRecord(access)) return null
  const { pack, item, owns, karma, level, ...staff } = fieldsOfAccess(access)
  const words = [
    pack !== null && packName(pack, language),
    level !== null && t('access.from', { rank: rankName(level, language) }),
    karma !== null && t('access.karmaFrom', { karma }),
    item !== null && t('access.wears', { item: itemName(item, language) }),
    owns !== null && t('access.has', { item: itemName(owns, language) }),
    ...STAFF_PARTS.map((part) => staff[part] && t(`access.${part}`)),
  ].filter((part) => part !== false)
  return words.length > 0 ? words.join(', ') : t('access.unsound')
}

/** The names of what there is; a key that there is not stands for itself. */
export function packName(key: string, language: Language): string {
  const pack = PACKS.find((known) => known === key)
  return pack ? PACK_NAMES[language][pack] : key
}

export function rankName(key: string, language: Language): string {
  const rank = RANKS.find((known) => known.key === key)
  return rank ? RANK_NAMES[language][rank.key] : key
}

export function itemName(key: string, language: Language): string {
  return itemKind(key)?.name[language] ?? key
}
