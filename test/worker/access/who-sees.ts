import { ADMINISTRATOR, EVERYBODY, SIGNED_IN, STAFF } from './who-may.ts'
import type { Role } from './who-may.ts'

/** By object type, the fields that are in an answer for others than staff. */
type Seen = Readonly<Record<string, string>>

const BY_EVERYBODY: Seen = {
  Announcement: 'date id image imageAlt message title type',
  AnnouncementArchive: 'announcements pages',
  AnnouncementPage: 'date id image imageAlt message reactions title type',
  Ability: 'dogs isOn key lasts pieces stands',
  Sprite: 'footX footY ground isLying name picture prefab',
  Command: 'help isOn key name words',
  CreateUserResult: 'freeNames token valid',
  Film: 'file id seconds startsAt title youtube',
  Good: 'isRare isSold kind name price',
  HighscoreRow: 'dogname isMe position score',
  OwnStanding: 'dogname position score',
  RemovedScore: 'at dogname origin reason score',
  LandingDog: 'color name shadowColor wear',
  LoginResult: 'newUser pid token',
  PackStanding: 'figure pack position',
  ParkRoom: 'dogs key name',
  Reaction: 'count isMine reaction',
  Setting: 'type value',
  StageToken: 'token',
  SupporterDog: 'activePatreonSubscriptionLength color id name shadowColor username wear',
  TeamMember: 'color contribution name role shadowColor username wear',
  Wear: 'ass back hat mouth',
}

const BY_WHO_IS_SIGNED_IN: Seen = {
  ActiveBan: 'endsAt facts id isClosed isForGood origin reason',
  Bought: 'bones thingId',
  Delivery: 'closesAt id isMine kind outcome pieces',
  Dog: 'backpackSlots bones bornAt color id isDead karma levelPoints lifepoints name pack shadowColor wear',
  DogProfile: 'badge color dogYears id isBirthday isMine isPuppy name owner pack rank shadowColor wear',
  FoundDog: 'color id name room roomName shadowColor twin',
  FoundSupport: 'since tier',
  Friend: 'color dogId name room shadowColor state',
  GivenName: 'dogId fault former given origin until',
  GameToday: 'bestEver bestToday game hasPlayed medal nextAttempt',
  Judgement: 'isRight levelPoints points right risenTo',
  Level: 'key kinds medals moves name rows version worth',
  MapDoor: 'from id isClosed to',
  MapRefusal: 'code text',
  MapRoom: 'dogs key name refusal spot',
  MapSpot: 'x y',
  NewDogOffer: 'color shadowColor token',
  NewDogResult: 'dogId freeNames message',
  OwnReport: 'at dogName id isNew offence outcome',
  ParkMap: 'doors rooms',
  ParkTicket: 'gained nudges pack room ticket',
  PatreonSubscription: 'isActive tier',
  Favour: 'at dogId id kind name thing',
  PawPrint: 'at dogId id line name room text',
  Preferences:
    'autoCurl bubblePercent effectsPercent followers hearts knowsChat knowsPark leavesMarks lessonsDone letterKeys light pingHidden pingPercent reducedMotion results saveBattery sound soundPercent textPercent weather zoomPercent',
  PushSettings: 'isOn kinds names publicKey quietFrom quietTo',
  Question: 'id options text until worth',
  PackGoal: 'isReached marks own target',
  Riddle: 'options points right text until worth',
  Round: 'attempt best day expiresAt id level medals seed',
  RoundGhost: 'color log name score shadowColor wear',
  Book: 'paid stamps',
  BookStamp: 'at key',
  RoundResult: 'bones counts isBest medal punches score',
  Sanction: 'answer appealedAt at endsAt facts id isClosed isDoubled isForGood liftedAt origin reason seconds',
  SetUsernameResult: 'freeNames message nextAt success',
  SavedLook: 'place wear',
  ShelfLevel: 'best level medal',
  Thing: 'id kind name slot ver',
  Trade: 'id opensAt sides state ver',
  TradeSide: 'bones dogId hasAgreed things',
  Unheard: 'id isBlocked name',
  User: 'activeBan admin dogs givenNames hasAgreed id language maxDogs moderator nextUsernameAt username',
}

const BY_MEMBERS_OF_THE_COMMITTEE: Seen = {
  CommitteeTerm: 'dogName startsAt until',
}

const BY_SUPPORTERS: Seen = {
  Lending: 'hasRoom',
  SupporterLink: 'heart heartsDogId isListed isWaiting lookedAt months shown since tier until',
}

const BY_STAFF = ['OpenReport', 'StaffDog']
const BY_ADMINISTRATORS = [
  'DraftEdit',
  'DraftHead',
  'DraftNews',
  'EditorText',
  'NewRevision',
  'OpenText',
  'PublishOutcome',
  'UploadedPicture',
  'Rebased',
  'DraftFault',
  'TextRevision',
  'FoundUser',
  'EditedNews',
  'EditedNewsRow',
  'EditedNewsText',
  'Person',
  'PersonDog',
  'PersonEvent',
  'CodeEffect',
  'CodeFailure',
  'CodeTrial',
]

/** `fields` are all fields, separated by spaces; null for types that only staff see. */
export type Sight = { who: readonly Role[]; fields: string | null }

/** [S2] Who sees objects of a type, and which fields. A type or field that is missing here fails the test. */
export const WHO_SEES: ReadonlyMap<string, Sight> = new Map<string, Sight>([
  ...seen(BY_EVERYBODY, EVERYBODY),
  ...seen(BY_WHO_IS_SIGNED_IN, SIGNED_IN),
  ...seen(BY_SUPPORTERS, ['supporter']),
  ...seen(BY_MEMBERS_OF_THE_COMMITTEE, ['party committee']),
  ...BY_STAFF.map((type): [string, Sight] => [type, { who: STAFF, fields: null }]),
  ...BY_ADMINISTRATORS.map((type): [string, Sight] => [type, { who: ADMINISTRATOR, fields: null }]),
])

function seen(types: Seen, who: readonly Role[]): [string, Sight][] {
  return Object.entries(types).map(([type, fields]) => [type, { who, fields }])
}
