import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { Windows } from './windows.ts'
import type { OpenWindow, WindowName } from './windows.ts'

/** The windows of this client. */
export const WindowsContext = createContext(new Windows(null))

export function useWindows(): Windows {
  return useContext(WindowsContext)
}

/** A window that is open, and how it was opened; null while it is not. */
export function useOpenWindow(name: WindowName): OpenWindow | null {
  return useStore(useWindows().state, ({ open }) => open.find((window) => window.name === name) ?? null)
}

/** The windows of a page that is opened; a browser may forbid it to keep anything. */
export function createWindows(): Windows {
  try {
    return new Windows(window.localStorage)
  } catch {
    return new Windows(null)
  }
}
