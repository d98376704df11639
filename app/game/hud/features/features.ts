import { createContext, useContext, useMemo } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { ParkWindow, Windows } from '#app/game/hud/windows/windows.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { OwnFriend } from '#app/game/model/account/dog-queries.ts'
import type { ChatCommand } from '#app/game/model/chat/commands.ts'
import type { GameState } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Capability } from '#durable/rules/roles.ts'

/**
 * What a folder of the interface adds to what all share. Its `feature.ts` exports one as FEATURE, and is found by
 * `hud/all-features.ts`: nobody else names it. It is in the script of the first frame, so it holds no window, only what
 * opens one.
 */
export type Feature = {
  /** The windows whose components the folder exports, each as the default of a file `…-window.tsx`. */
  windows?: readonly ParkWindow[]
  menu?: readonly MenuItem[]
  atHand?: readonly HandItem[]
  dogVerbs?: readonly DogVerb[]
  commands?: readonly ParkCommand[]
  keys?: readonly ParkKey[]
  roomKeys?: readonly FeatureRoomKey[]
  notices?: readonly ParkNotice[]
  /** Runs for as long as the interface is there, and shows nothing. */
  backgrounds?: readonly FunctionComponent<{ game: Game }>[]
}

/** What a feature can work with. */
export type FeatureContext = {
  game: Game
  account: DogAccount
  windows: Windows
  t: Texts
  /** The reader's language, as a tag. */
  language: string
}

/** Where something stands among the others of its list: by tens, so that there is room between two. */
type Ordered = { order: number }

/** A line of the menu. */
export type MenuItem = Ordered & {
  key: string
  icon: IconName
  label: (t: Texts) => string
  /** Only for those who may. */
  needs?: Capability
  isOffered?: (context: MenuContext, state: GameState) => boolean
  /** Whether it is on, for what is switched by it. */
  isOn?: (state: GameState) => boolean
  /** The event of the page's window by which the app around the page asks for the same. */
  event?: string
  choose: (context: MenuContext) => void
}

/** Something that the own dog can do anywhere, in the list of what is at hand. */
export type HandItem = Ordered & {
  key: string
  icon: IconName
  label: (t: Texts) => string
  isOn?: (state: GameState) => boolean
  choose: (context: FeatureContext) => void
}

export type MenuContext = FeatureContext & {
  toggleSearch: () => void
  /** Null where the bar is always whole. */
  shrinkBar: (() => void) | null
}

/** A dog that is chosen, and the line of the log by which one has come to it. */
export type ChosenDog = { id: DogId; name: string; line?: number | null }

/** What is known of a dog, for what one can do about it. */
export type DogInView = { isHere: boolean; isAsleep: boolean; isStaff: boolean; friendship: OwnFriend['state'] | null }

/** Something one can do about another dog: in the ring round it, in its card, and in the rows of lists. */
export type DogVerb = Ordered & {
  key: string
  icon: IconName
  label: (t: Texts) => string
  /** Where it stands on the ring, degrees clockwise from the top: friendly ones up and right, stern ones low and left. */
  degrees: number
  /** It keeps the dog away. */
  isStern?: boolean
  needs?: Capability
  isOffered?: (dog: DogInView) => boolean
} & (
    | { act: (dog: ChosenDog, context: FeatureContext) => void }
    /** Its answer says what came of it, and is shown for a while. */
    | { ask: (dog: ChosenDog, context: FeatureContext) => Promise<string> }
  )

/** A command of the chat field. */
export type ParkCommand = Ordered &
  ChatCommand & {
    needs?: Capability
    what: (t: Texts) => string
    /** Does it, and returns false where the line has to stay; null for what is said to the room. */
    run: ((rest: string, context: CommandContext) => boolean) | null
  }

export type CommandContext = FeatureContext & {
  /** Shows an answer below the chat field for a while. */
  answer: (text: string) => void
}

/** A key that does something while the park has the focus. Walking and the chat field have keys of their own (input/). */
export type ParkKey = Ordered & {
  /** The place on the board, as `KeyboardEvent.code`. */
  code: string
  /** As the help shows it. */
  shown: string
  what: (t: Texts) => string
  press: (context: FeatureContext) => void
}

/** The key to what a room is for. Its window closes when the dog leaves the room. */
export type FeatureRoomKey = {
  window: ParkWindow
  /** Whether it is of the room of this key. */
  isOf: (room: string) => boolean
  icon: IconName
  label: (t: Texts) => string
  /** The pose that the dog takes with it: whoever takes it by itself has the window opened. */
  pose?: 'sit'
}

/** What comes up by itself at the top of the park; it shows itself when there is something to tell. */
export type ParkNotice = Ordered & {
  key: string
  Notice: FunctionComponent<{ game: Game }>
  /** Over windows, too. */
  isUrgent?: boolean
}

/** Everything that all features add, in order. */
export type FeatureSet = { readonly [Part in keyof Feature]-?: NonNullable<Feature[Part]> }

export function collectFeatures(features: readonly Feature[]): FeatureSet {
  return {
    windows: features.flatMap(({ windows = [] }) => windows),
    menu: inOrder(features.flatMap(({ menu = [] }) => menu)),
    atHand: inOrder(features.flatMap(({ atHand = [] }) => atHand)),
    dogVerbs: inOrder(features.flatMap(({ dogVerbs = [] }) => dogVerbs)),
    commands: inOrder(features.flatMap(({ commands = [] }) => commands)),
    keys: inOrder(features.flatMap(({ keys = [] }) => keys)),
    roomKeys: features.flatMap(({ roomKeys = [] }) => roomKeys),
    notices: inOrder(features.flatMap(({ notices = [] }) => notices)),
    backgrounds: features.flatMap(({ backgrounds = [] }) => backgrounds),
  }
}

function inOrder<Item extends Ordered>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.order - other.order)
}

export const FeaturesContext = createContext(collectFeatures([]))

export function useFeatures(): FeatureSet {
  return useContext(FeaturesContext)
}

/** What a feature works with here. @throws outside of the game client. */
export function useFeatureContext(game: Game): FeatureContext {
  const { t, i18n } = useTranslation(['game', 'words'])
  const account = useAccount()
  const windows = useWindows()
  const { language } = i18n
  return useMemo(() => ({ game, account, windows, t, language }), [game, account, windows, t, language])
}

/** The commands that the player may use. */
export function commandsFor(features: FeatureSet, game: Pick<Game, 'may'>): readonly ParkCommand[] {
  return features.commands.filter(({ needs }) => needs === undefined || game.may(needs))
}
