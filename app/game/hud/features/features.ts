import { createContext, useContext, useMemo } from 'react'
import type { FunctionComponent } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { ParkWindow, Windows } from '#app/game/hud/windows/windows.ts'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { OwnFriend } from '#app/game/model/account/dog-queries.ts'
import type { Opening } from '#app/game/model/around/opening-things.ts'
import type { ChatCommand, PublishedCommand } from '#app/game/model/chat/commands.ts'
import type { GameState } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { IconName } from '#app/ui/icon.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Capability } from '#durable/rules/roles.ts'

/**
 * What a folder of the interface adds to the menus, keys and commands that all share. Its `feature.ts` exports it as
 * FEATURE, and `hud/all-features.ts` finds it there, so no list names it. It is part of the script that is loaded before
 * the first frame, so it must not import a window.
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
  openings?: readonly FeatureOpening[]
  notices?: readonly ParkNotice[]
  /** A component that shows nothing and runs while the interface is mounted. */
  backgrounds?: readonly FunctionComponent<{ game: Game }>[]
}

/** What features can use. */
export type FeatureContext = {
  game: Game
  account: DogAccount
  windows: Windows
  t: Texts
  /** The reader's language, as a tag. */
  language: string
}

/** The position in a list, in steps of ten, so that others fit between two. */
type Ordered = { order: number }

/** A line of the menu. */
export type MenuItem = Ordered & {
  key: string
  icon: IconName
  label: (t: Texts) => string
  /** Whether it is offered to this player. */
  needs?: Capability
  isOffered?: (context: MenuContext, state: GameState) => boolean
  /** Whether it is on, if the item is a switch. */
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
  /** Null if the bar cannot be made small. */
  shrinkBar: (() => void) | null
}

/** The chosen dog, and the line of the log from which it was chosen. */
export type ChosenDog = { id: DogId; name: string; line?: number | null }

/** What decides about the verbs that are offered for a dog. */
export type DogInView = {
  isHere: boolean
  isAsleep: boolean
  isStaff: boolean
  /** [FO2] Whether it may be followed. */
  mayBeFollowed: boolean
  friendship: OwnFriend['state'] | null
}

/** A verb for another dog, shown in the ring around it, in its card and in rows of lists. */
export type DogVerb = Ordered & {
  key: string
  icon: IconName
  label: (t: Texts) => string
  /** Where it stands on the ring, degrees clockwise from the top: friendly ones up and right, stern ones low and left. */
  degrees: number
  /** It keeps the dog away from the player, so it is marked as stern. */
  isStern?: boolean
  needs?: Capability
  isOffered?: (dog: DogInView) => boolean
} & (
    | { act: (dog: ChosenDog, context: FeatureContext) => void }
    /** Returns the text of its result, which is shown for a while. */
    | { ask: (dog: ChosenDog, context: FeatureContext) => Promise<string> }
  )

/** A command of the chat field. */
export type ParkCommand = Ordered &
  ChatCommand & {
    needs?: Capability
    what: (t: Texts) => string
    /** Runs it, and returns false if the line must stay in the field; null if the line is said to the room. */
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
  /** The name of the key in the help. */
  shown: string
  what: (t: Texts) => string
  press: (context: FeatureContext) => void
}

/** A key for what a room offers. Its window closes when the dog leaves the room. */
export type FeatureRoomKey = {
  window: ParkWindow
  /** Whether the room with this key has it, for this player. */
  isOf: (room: string, state: GameState) => boolean
  icon: IconName
  label: (t: Texts) => string
  /** The pose that belongs to it. When the dog takes the pose, the window opens. */
  pose?: 'sit'
}

/** What opens when the own dog stands before a thing that its player has tapped. */
export type FeatureOpening = { opens: Opening; open: (context: FeatureContext) => void }

/** A notice at the top of the park. It shows itself when there is something to tell. */
export type ParkNotice = Ordered & {
  key: string
  Notice: FunctionComponent<{ game: Game }>
  /** Whether it also lies over windows. */
  isUrgent?: boolean
}

/** What all features add, sorted by their order. */
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
    openings: features.flatMap(({ openings = [] }) => openings),
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

/** What features can use here. @throws outside of the game client. */
export function useFeatureContext(game: Game): FeatureContext {
  const { t, i18n } = useTranslation(['game', 'words'])
  const account = useAccount()
  const windows = useWindows()
  const { language } = i18n
  return useMemo(() => ({ game, account, windows, t, language }), [game, account, windows, t, language])
}

/** The commands that the player may use, as they are called now. */
export function useParkCommands(game: Game): readonly ParkCommand[] {
  const features = useFeatures()
  const published = useStore(game.state, ({ commands }) => commands)
  return useMemo(() => commandsFor(features, game, published), [features, game, published])
}

/** The commands that the player may use, under the names that were published. */
export function commandsFor(
  features: Pick<FeatureSet, 'commands'>,
  game: Pick<Game, 'may'>,
  published: readonly PublishedCommand[],
): readonly ParkCommand[] {
  return features.commands.flatMap((command) => {
    if (command.needs !== undefined && !game.may(command.needs)) return []
    const row = published.find(({ key }) => key === command.name)
    if (!row) return [command]
    const { name, words, help, isOn } = row
    return isOn ? [{ ...command, name, words, what: () => help }] : []
  })
}
