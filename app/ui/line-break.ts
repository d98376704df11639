import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isOfInputMethod } from './input-method.ts'

const BREAK_AT_END = /\n$/

export type TextField = HTMLInputElement | HTMLTextAreaElement

/** Whether an edit puts in a line break by itself. A pasted one has another type. */
export function isLineBreak(event: Event): boolean {
  if (!(event instanceof InputEvent)) return false
  const { inputType, data } = event
  return (
    inputType === 'insertLineBreak' || inputType === 'insertParagraph' || (inputType === 'insertText' && data === '\n')
  )
}

/**
 * Calls `send` when the Enter of an on-screen keyboard is no key: some of them put in a line break instead, or end the word
 * that they compose with one. A real Enter is left to its key.
 */
export function useLineBreak(field: RefObject<TextField | null>, send: (field: TextField) => void) {
  const latest = useRef(send)
  useLayoutEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const { current: element } = field
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let isByKey = false
    const onKey = (event: Event) => {
      isByKey =
        event instanceof KeyboardEvent && event.type === 'keydown' && event.key === 'Enter' && !isOfInputMethod(event)
    }
    element.addEventListener('keydown', onKey, { signal })
    element.addEventListener('keyup', onKey, { signal })
    element.addEventListener(
      'beforeinput',
      (event) => {
        if (isByKey || !event.cancelable || !isLineBreak(event)) return
        event.preventDefault()
        latest.current(element)
      },
      { signal },
    )
    const onComposed = (event: Event) => {
      const composed = event instanceof CompositionEvent ? event.data : ''
      if (BREAK_AT_END.test(composed) || BREAK_AT_END.test(element.value)) latest.current(element)
    }
    element.addEventListener('compositionend', onComposed, { signal })
    return () => listening.abort()
  }, [field])
}

/** Sends the form of a field as its key Enter would. */
export function sendForm({ form }: TextField) {
  const submit = form?.querySelector<HTMLButtonElement | HTMLInputElement>('[type="submit"]')
  if (submit) submit.click()
  else form?.requestSubmit()
}
