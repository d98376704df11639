import { SESSION_KEY } from '#app/session.ts'
import { DRAFT_PREFIX } from '#app/shared/use-kept.ts'

/** The event on `window` by which the page says that its script has taken over. */
export const AWAKE = 'voffpark-awake'

/** The element with the module script of a page that waits for a sign, and in `data-ahead` the files that it imports. */
export const LATE_ID = 'late-scripts'

/**
 * Marks what a visitor without a session is shown before the script is there, in place of the element behind it
 * (app/site/sign-in/sign-in-box.tsx).
 */
export const FOR_VISITORS = 'data-for-visitors'

/** Set on the element behind that one, before the script is there, in a browser with a session. */
export const WITH_SESSION = 'data-with-session'

/**
 * Signs of a person; a pointer that has moved and a page that was scrolled are two more. Browsers tell of a pointer that
 * lies still over a page that has just been laid out, and a list of the page may scroll by itself: neither is a sign.
 */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

/**
 * A line that stands after the scripts of a page that can be read without them. They start with the first sign of a
 * person, or at once for somebody who is signed in or has left a draft, and for an address that asks for something. A
 * press of a button that does nothing without them, a form without an address to send it to, and a field that is changed
 * are kept until the page says that it is awake, and are then done. Everything else works without scripts. Meanwhile an
 * idle browser fetches the files and runs none.
 */
export const WAKE_LINE = `(function () {
  var own = document.currentScript, late = document.getElementById('${LATE_ID}')
  var held = [], changes = new Map(), isWoken = false
  var signs = ${JSON.stringify(SIGNS)}, early = { capture: true, passive: true }, pointer = null
  function moved(event) {
    var now = event.screenX + ' ' + event.screenY
    if (pointer !== null && pointer !== now) wake()
    pointer = now
  }
  function scrolled(event) {
    if (event.target === document) wake()
  }
  function wake() {
    if (isWoken) return
    isWoken = true
    signs.forEach(function (type) { removeEventListener(type, wake, early) })
    removeEventListener('pointermove', moved, early)
    removeEventListener('scroll', scrolled, early)
    var script = document.createElement('script')
    script.type = 'module'
    script.nonce = own.nonce
    script.text = late.textContent
    document.head.append(script)
    script.remove()
  }
  function hold(event) {
    var what = event.type === 'submit' ? event.target : event.target.closest('button')
    if (!what || (event.type === 'submit' ? what.hasAttribute('action') : what.type !== 'button')) return
    event.preventDefault()
    // Else React, half awake, would do it too.
    event.stopImmediatePropagation()
    held.push(what)
    wake()
  }
  function note(event) {
    if (event.target.localName === 'input') changes.set(event.target, event.target.value)
  }
  // React takes a value that it finds in a field for its own, so the field is set back first, and then the caret.
  function repeat(value, field) {
    if (!field.isConnected || field.value === field.defaultValue) return
    var from = field.selectionStart, to = field.selectionEnd
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // Fields of numbers and dates have no caret that can be set.
    if (from !== null) field.setSelectionRange(from, to)
  }
  function changed(event) {
    if (event.key === '${SESSION_KEY}') location.reload()
  }
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('input', note, true)
  addEventListener('storage', changed)
  // By the next task React has taken over. What it is told before that, it takes in later, and then moves the caret.
  addEventListener('${AWAKE}', function () { setTimeout(repeatAll) }, { once: true })
  function repeatAll() {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    removeEventListener('input', note, true)
    removeEventListener('storage', changed)
    changes.forEach(repeat)
    held.forEach(function (what) { if (what.isConnected) what.type === 'button' ? what.click() : what.requestSubmit() })
  }
  var session = 'unknown', isKept = false
  try {
    session = localStorage.getItem('${SESSION_KEY}')
    isKept = Object.keys(sessionStorage).some(function (name) { return name.startsWith('${DRAFT_PREFIX}') })
  } catch (error) {}
  var forVisitors = document.querySelectorAll('[${FOR_VISITORS}]')
  if (session !== null && session !== 'unknown') {
    forVisitors.forEach(function (part) { part.nextElementSibling.setAttribute('${WITH_SESSION}', '') })
  }
  if (session !== null || isKept || location.search !== '' || location.hash !== '') return wake()
  forVisitors.forEach(function (part) {
    part.inert = false
    part.nextElementSibling.setAttribute('data-early', '')
  })
  signs.forEach(function (type) { addEventListener(type, wake, early) })
  addEventListener('pointermove', moved, early)
  addEventListener('scroll', scrolled, early)
  if (navigator.connection && navigator.connection.saveData) return
  addEventListener('load', function () {
    (window.requestIdleCallback || setTimeout)(function () {
      if (isWoken) return
      late.dataset.ahead.split(' ').forEach(function (file) {
        var link = document.createElement('link')
        link.rel = 'prefetch'
        link.as = 'script'
        link.href = file
        document.head.append(link)
      })
    })
  })
})()`
