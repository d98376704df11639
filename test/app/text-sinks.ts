import type { DeskMethods } from '#app/load-context.ts'
import type {
  ClientMessage,
  ServerMessage,
  WireDog,
  WireDoor,
  WirePoop,
  WireThing,
} from '#durable/protocol/messages.ts'
import type { PublicText } from '#durable/rules/filter/filter.ts'
import type { ToldMark } from '#durable/rules/smells/marks.ts'

/**
 * Where a text of players or staff is shown: a page by its address, a window of the park, or another place by what opens
 * it. Or why it is shown nowhere: it is only stored or compared, or it is of a closed list.
 */
export type Fate = readonly string[] | 'never shown' | 'not free text'

const KEY = 'not free text'
const SECRET = 'never shown'

/** Where the reason is shown for which a score was removed. */
const REMOVAL_SINKS = ['/highscore/KnogleKnas', '/manage/scores'] as const

/** Where the name of a dog is shown, and also that of its user. */
const NAMES = [
  '/',
  '/team',
  '/credits',
  '/manage/users?sort=newest',
  '/manage/users/1001',
  '/manage/bans?filter=all',
  '/manage/reports?filter=all',
  '/manage/log?filter=kick',
  '/manage/scores',
  '/manage/team',
  'park: kick',
] as const

/** The end of the names of columns that hold keys, colours or secrets in every table. */
export const KEY_COLUMNS = /(?:^|_)(?:access|color|hash|issuer|key|sub)$/

/** Where a report from the site is shown: to staff, and to whoever has its number. */
const OUTSIDE = ['/manage/reports?filter=all', '/report/0000-0000-0000-0000'] as const

/** The other text columns of the database that hold more than a word of a closed list. */
export const COLUMN_FATES = {
  'announcement.image': KEY,
  'announcement_text.title': [
    '/',
    '/announcements',
    '/announcement/1',
    'park: news',
    '/manage/news',
    '/manage/news/1',
    'preview of news',
  ],
  'announcement_text.message': [
    '/',
    '/announcements',
    '/announcement/1',
    'park: news',
    '/manage/news/1',
    'preview of news',
  ],
  'announcement_text.image_alt': ['/announcement/1', 'park: news', '/manage/news/1', 'preview of news'],
  'appeal.words': ['/manage/reports?filter=all'],
  'appeal.answer': ['/h5/choose', '/manage/users/1001'],
  'audit_part.text': KEY,
  'ban.reason': [
    '/h5/choose',
    '/manage/bans?filter=all',
    '/manage/reports?filter=all',
    '/manage/users/1001',
    'park: ended',
  ],
  'ban.rule': KEY,
  'ban.facts': ['/h5/choose'],
  'excluded_subject.rule': KEY,
  'monthly_users.month': KEY,
  'patreon_attempt.found': SECRET,
  'patreon_attempt.verifier': SECRET,
  'patreon_campaign.campaign': KEY,
  'patreon_campaign.hook': KEY,
  'patreon_campaign.sealed': SECRET,
  'patreon_campaign.sealed_secret': SECRET,
  'patreon_campaign.unknown_tiers': KEY,
  'patreon_link.member': SECRET,
  'patreon_link.patreon_user': SECRET,
  'public_report.decision': OUTSIDE,
  'public_report.email': ['/manage/reports?filter=all'],
  'public_report.what': OUTSIDE,
  'public_report.words': OUTSIDE,
  'dog.name': [
    ...NAMES,
    '/highscore/KnogleKnas',
    '/h5/choose',
    '/h5/choose/new/…',
    'evidence',
    'chat records',
    'park: log and lists',
    'park: whispers',
    'park: friends',
    'park: unheard',
    'park: search',
    'park: profile',
    'park: poop',
    'park: notices',
    'park: favours',
    'park: boards',
    'park: ceremony',
  ],
  // Of administrators; the log shows it as text (test/app/manage), and the export what was done.
  'code_run.code': SECRET,
  'code_run.effects': SECRET,
  'daily.sniffed': KEY,
  'dog.ticket_place': KEY,
  'dog.ticket_room': KEY,
  'dog.ticket_session': KEY,
  'draft.what': KEY,
  // Players read no draft. The editor shows its values in fields and as text (test/app/editor).
  'draft.text': SECRET,
  'draft_change.id': KEY,
  'draft_change.edit': SECRET,
  // What staff name the pictures is in the sheet of sprites.
  'picture.name': KEY,
  'picture.data': SECRET,
  'film.file': KEY,
  'film.youtube': KEY,
  'film_title.title': ['/manage/cinema', 'park: cinema'],
  'find_day.tiles': KEY,
  'former_name.username': ['/manage/users/1001'],
  'highscore.period': KEY,
  'job_lease.job': KEY,
  'local_key.private_jwk': SECRET,
  'paw_print.room': KEY,
  'paw_print.text': ['park: paw prints'],
  'preference.value': KEY,
  'presence.room': KEY,
  'push_due.about': KEY,
  'push_due.remaining': KEY,
  'push_subscription.sealed': SECRET,
  'push_subscription.zone': KEY,
  'removed_score.reason': REMOVAL_SINKS,
  'room_now.room': KEY,
  'report.reason': ['/manage/reports?filter=all'],
  'report.room': ['/manage/reports?filter=all'],
  'report.evidence': ['evidence'],
  'room.map': KEY,
  'room.name': ['park: map', 'park: search', 'park: friends'],
  'room_door.id': KEY,
  'room_door.room': KEY,
  'room_door.to_room': KEY,
  'room_door.to_entry': KEY,
  'room_offer.room': KEY,
  'room_offer.pack': SECRET,
  'room_revision.room': KEY,
  'room_revision.reason': SECRET,
  'room_revision.pack': ['park: log and lists'],
  'round.id': KEY,
  'round.fault': KEY,
  'session.device': SECRET,
  'setting.value': KEY,
  'level.doc': SECRET,
  'sheet_revision.sheet': KEY,
  // Rows of checked fields; players see names of things, as far as pages read them.
  'sheet_revision.text': SECRET,
  'sheet_revision.reason': SECRET,
  'staff_log.act': KEY,
  'staff_log.room': ['/manage/log?filter=kick'],
  'staff_log.reason': ['/manage/log?filter=kick'],
  'staff_log.detail': ['/manage/log?filter=kick', '/h5/choose', 'park: ended'],
  'stage_token.challenge': SECRET,
  'team_contribution.contribution': ['/team', '/credits', '/manage/team'],
  'ticket.room': KEY,
  'user.username': [...NAMES, '/stage/auth', '/h5/change-username'],
  'user_note.text': ['/manage/users/1001'],
  'wear.item': KEY,
  'word_change.entry': ['/manage/words?filter=en'],
} as const satisfies Readonly<Record<string, Fate>>

/** Tables of the ledger. Their text columns hold kinds of things and acts, ids, and states of trades. */
export const BOOK_TABLES: readonly string[] = [
  'account',
  'delivery',
  'delivery_entry',
  'item',
  'item_move',
  'leg',
  'once',
  'op',
  'question',
  'rest',
  'riddle_day',
  'trade',
]

/** The string arguments and input fields of GraphQL. */
export const INPUT_FATES = {
  'Query.searchDogs.name': SECRET,
  'Mutation.createUser.username': COLUMN_FATES['user.username'],
  'Mutation.setUsername.username': COLUMN_FATES['user.username'],
  // What is offered in place of a taken name begins with what was typed.
  'Mutation.newDog.name': ['free names'],
  'Mutation.renameDog.name': ['/h5/choose', 'free names'],
  'Mutation.appeal.words': ['/manage/reports?filter=all'],
  'Mutation.finishRound.log': SECRET,
  'Mutation.createAppCode.challenge': SECRET,
  'PushDevice.endpoint': SECRET,
  'PushDevice.p256dh': SECRET,
  'PushDevice.auth': SECRET,
  'PushSettingsInput.zone': KEY,
  'Mutation.renewPush.endpoint': SECRET,
  'Mutation.validateStageToken.verifier': SECRET,
  'Mutation.finishPatreonLink.code': SECRET,
  'Query.foundPatreonLink.code': SECRET,
  'Mutation.report.reason': ['/manage/reports?filter=all'],
  'Mutation.kick.reason': COLUMN_FATES['ban.reason'],
  'Query.openText.what': KEY,
  'Query.draftNews.what': KEY,
  'Mutation.saveDraft.what': KEY,
  'Mutation.rebaseDraft.what': KEY,
  'Mutation.goBackTo.what': KEY,
  'Mutation.uploadPicture.png': KEY,
  'DraftRef.what': KEY,
  'Mutation.giveToSelf.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.publishDrafts.reason': COLUMN_FATES['staff_log.reason'],
  'Query.textRevisions.what': KEY,
  'Query.textRevision.what': KEY,
  'Query.findUsers.search': SECRET,
  'Query.editedNews.search': SECRET,
  'Query.knogleKnasLevel.key': KEY,
  'Mutation.saveAnnouncement.image': KEY,
  'Mutation.saveAnnouncement.publishedAt': KEY,
  'Mutation.saveAnnouncement.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.saveAnnouncement.rev': KEY,
  'NewsTextInput.imageAlt': COLUMN_FATES['announcement_text.image_alt'],
  'NewsTextInput.message': COLUMN_FATES['announcement_text.message'],
  'NewsTextInput.title': COLUMN_FATES['announcement_text.title'],
  'Query.personHistory.before': KEY,
  'Mutation.grantAmount.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.takeBackAmount.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.grantThing.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.takeBackThing.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.setMaxDogs.reason': COLUMN_FATES['staff_log.reason'],
  'Mutation.tryCode.code': SECRET,
  'Mutation.runCode.reason': COLUMN_FATES['staff_log.reason'],
} as const satisfies Readonly<Record<string, Fate>>

type Text = string
/** The paths to free text in the arguments of a method: the names of fields, "news.texts.title". */
type TextPaths<Value> = {
  [Key in keyof Value & Text]: PathsOf<Key, NonNullable<Value[Key]>>
}[keyof Value & Text]
type PathsOf<Key extends Text, Field> = Text extends Field
  ? Key
  : Field extends readonly (infer One)[]
    ? Text extends One
      ? Key
      : `${Key}.${TextPaths<One>}`
    : Field extends object
      ? `${Key}.${TextPaths<Field>}`
      : never
type DeskText = {
  [Method in keyof DeskMethods]: Parameters<DeskMethods[Method]> extends [infer Asked]
    ? Asked extends object
      ? `${Method}.${TextPaths<Asked>}`
      : never
    : never
}[keyof DeskMethods]

const SEARCH = ['/manage/bans?q=…'] as const
const LOG = ['/manage/log?filter=kick'] as const

/** Texts that staff send to the desk. A new text of a method must be added here to compile. */
export const DESK_FATES = {
  'addNote.text': ['/manage/users/1001'],
  'addTeamEntry.dogName': LOG,
  'addTeamEntry.reason': LOG,
  'answerHeldLosses.answer': KEY,
  'answerHeldLosses.reason': LOG,
  'disconnectCampaign.reason': LOG,
  'answerAppeal.answer': ['/h5/choose', '/manage/users/1001', ...LOG],
  'bans.search': SEARCH,
  'changeSetting.reason': LOG,
  'changeSetting.value': KEY,
  'changeWord.entry': ['/manage/words?filter=en', ...LOG],
  'changeWord.reason': LOG,
  'changeWord.tried.line': SECRET,
  'closeAccount.reason': COLUMN_FATES['ban.reason'],
  'closeReport.note': LOG,
  'decideClosure.reason': COLUMN_FATES['ban.reason'],
  'decidePublicReport.decision': OUTSIDE,
  'describeTeamEntry.contributions.contribution': COLUMN_FATES['team_contribution.contribution'],
  'describeTeamEntry.reason': LOG,
  'endSessions.reason': LOG,
  'exportUser.reason': LOG,
  'forgetUser.reason': LOG,
  'appointMember.dogName': KEY,
  'appointMember.reason': LOG,
  'appointMember.username': KEY,
  'endTerm.reason': LOG,
  'giveTier.reason': LOG,
  'giveTier.tier': KEY,
  'giveTier.username': KEY,
  'holdEvidence.reason': LOG,
  'keepUser.reason': LOG,
  'kickForReport.reason': COLUMN_FATES['ban.reason'],
  'liftBan.reason': LOG,
  'lookAtChat.dogName': [...LOG, '/manage/chat?room=…&dog=…'],
  'lookAtChat.reason': LOG,
  'lookAtChat.room': KEY,
  'newsTable.search': SEARCH,
  'removeFilm.reason': LOG,
  'removeScore.reason': [...REMOVAL_SINKS, ...LOG],
  'removeTeamEntry.reason': LOG,
  'reports.search': SEARCH,
  'saveFilm.film.source': KEY,
  'saveFilm.film.titles.title': COLUMN_FATES['film_title.title'],
  'saveFilm.reason': LOG,
  'saveNews.news.image': KEY,
  'saveNews.news.texts.imageAlt': COLUMN_FATES['announcement_text.image_alt'],
  'saveNews.news.texts.message': COLUMN_FATES['announcement_text.message'],
  'saveNews.news.texts.title': COLUMN_FATES['announcement_text.title'],
  'saveNews.reason': LOG,
  'setRole.reason': LOG,
  'takeTier.reason': LOG,
  'staffLog.search': SEARCH,
  'takeName.name': [...LOG, '/h5/choose', 'park: ended'],
  'takeName.reason': LOG,
  'tryWord.entry': ['/manage/words?entry=…'],
  'tryWord.lines': ['trial of a word'],
  'users.search': SEARCH,
  'words.search': SEARCH,
} as const satisfies Readonly<Record<DeskText, Fate>>

/** Names of arguments that are always keys, ids, colours or times. */
export const KEY_ARGUMENTS: readonly string[] = [
  'color',
  'deliveryId',
  'door',
  'id',
  'kind',
  'level',
  'op',
  'questionId',
  'reaction',
  'room',
  'roundId',
  'token',
  'tradeId',
  'type',
  'types',
]

/** Names of fields that hold ids, keys, secrets, colours, directions or logs of games in every message. */
type KeyField =
  | 'bytes'
  | 'color'
  | 'dirs'
  | 'id'
  | 'kind'
  | 'op'
  | 'pack'
  | 'pass'
  | 'room'
  | 'round'
  | 'shadowColor'
  | 'thing'
/** Fields of a message, or of an object in it, that are strings of no closed list. */
type TextField<Shape> = {
  [Field in keyof Shape & string]: string extends Shape[Field] ? Field : PublicText extends Shape[Field] ? Field : never
}[keyof Shape & string]
type Message<All extends { type: string }, Type> = Extract<All, { type: Type }>
type TextsOf<Shapes> = {
  [Name in keyof Shapes & string]: `${Name}.${Exclude<TextField<Shapes[Name]>, KeyField>}`
}[keyof Shapes & string]

type Written = { [Type in ClientMessage['type']]: Message<ClientMessage, Type> }

/** Texts that a client may send. A new field of the protocol must be added here to compile. */
export const WRITTEN_FATES = {
  'say.text': ['park: log and lists', 'chat records', 'evidence'],
  'whisper.text': ['park: whispers', 'chat records', 'evidence'],
  'poop.text': ['park: poop', 'chat records', 'evidence'],
  'pawPrint.text': ['park: paw prints', 'chat records', 'evidence'],
} as const satisfies Readonly<Record<TextsOf<Written>, Fate>>

type Told = { [Type in ServerMessage['type']]: Message<ServerMessage, Type> } & {
  door: WireDoor
  thing: WireThing
  poop: WirePoop
  mark: ToldMark
  dog: WireDog
}

/** Texts that the room sends. */
export const TOLD_FATES = {
  'said.name': ['park: log and lists'],
  'said.text': ['park: log and lists'],
  'whispered.name': ['park: whispers'],
  'whispered.text': ['park: whispers'],
  'whispered.toName': ['park: whispers'],
  'smelled.name': ['park: poop'],
  'smelled.text': ['park: poop'],
  'postRead.post': KEY,
  'gateShut.gate': KEY,
  'raced.race': KEY,
  'sentAway.reason': ['park: ended'],
  'poop.name': ['park: log and lists'],
  'mark.name': ['park: smell post'],
  'dog.name': ['park: log and lists', 'park: ceremony', 'park: trade'],
} as const satisfies Readonly<Record<TextsOf<Told>, Fate>>

const LISTS = [COLUMN_FATES, INPUT_FATES, DESK_FATES, WRITTEN_FATES, TOLD_FATES]
type FateIn<List> = List extends unknown ? List[keyof List] : never
type KnownFate = FateIn<(typeof LISTS)[number]>
export type TextSink = Exclude<KnownFate, string>[number]

/** Every place that shows one of the texts. */
export const TEXT_SINKS: ReadonlySet<TextSink> = new Set(
  LISTS.flatMap((list) => Object.values<KnownFate>(list)).flatMap((fate) => (typeof fate === 'string' ? [] : fate)),
)
