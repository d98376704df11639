import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { browserStorage } from '#app/storage.ts'
import { Windows } from './windows.ts'
import type { OpenWindow, ParkWindow } from './windows.ts'

/** The windows of this client. */
export const WindowsContext = createContext(new Windows(null))

export function useWindows(): Windows {
  return useContext(WindowsContext)
}

/** An open window with how it was opened; null while it is closed. */
export function useOpenWindow(window: ParkWindow): OpenWindow | null {
  return useStore(useWindows().state, ({ open }) => open.find((one) => one.window === window) ?? null)
}

/** The windows of a new page. */
export function createWindows(all: readonly ParkWindow[]): Windows {
  return new Windows(browserStorage, all)
}
