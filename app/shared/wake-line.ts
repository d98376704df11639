import { SESSION_KEY } from '#app/session.ts'
import { DRAFT_PREFIX } from '#app/shared/use-kept.ts'
import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER, LANGUAGE_TAGS, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import { RETRY, SAID_AFTER_MS, TROUBLE_ID } from './late/late-ids.ts'

/** The event on `window` by which the page says that its script has taken over. */
export const AWAKE = 'voffpark-awake'

/**
 * The element with the module script of a page, in `data-ahead` the files that it imports, and in `data-wakes` whether it
 * starts at once or by a sign.
 */
export const LATE_ID = 'late-scripts'

/** The scripts of a page that was loaded anew in this tab because they did not come. */
const RELOADED_KEY = 'voffpark.reloaded-for'

/** What was pressed and typed on a page that is loaded anew because its scripts were gone. */
const HELD_KEY = 'voffpark.held'

/**
 * Marks what a visitor without a session is shown before the script is there, in place of the element behind it
 * (app/site/sign-in/sign-in-box.tsx).
 */
export const FOR_VISITORS = 'data-for-visitors'

/**
 * Signs of a person; a pointer that has moved and a page that was scrolled are two more. Browsers tell of a pointer that
 * lies still over a page that has just been laid out, and a list of the page may scroll by itself: neither is a sign.
 */
const SIGNS = ['pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']

/**
 * A line that stands after the scripts of every page and starts them. Those of a page that can be read without them start
 * with the first sign of a person, or at once for somebody who is signed in or has left a draft, and for an address that
 * asks for something. A press of a button that does nothing without them, a form without an address to send it to, and a
 * field that is changed are kept until the page says that it is awake, and are then done. Everything else works without
 * scripts. Meanwhile an idle browser fetches the files and runs none.
 *
 * Scripts that do not come are said to be missing, and are asked for again: after a pause, when the browser is online
 * again, and by the key beside the words. If they do not come although the server is there, a deployment has replaced
 * them, or the browser remembers their failure: the page is loaded anew, once, and what was kept goes along; but not
 * while it is being left.
 *
 * A page that somebody comes back to is shown as it was left. It is loaded anew if its language is no longer that of the
 * visitor, or if it sleeps and another one is signed in.
 */
export function wakeLine(): string {
  return `(function () {
  var own = document.currentScript, late = document.getElementById('${LATE_ID}')
  var trouble = document.getElementById('${TROUBLE_ID}')
  var held = [], changes = new Map(), isWoken = false, isAwake = false, isLoading = false, isLeaving = false, failures = 0
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
    // A reload would break off what is under way: a form that is sent, or the way to another page.
    addEventListener('beforeunload', leave)
    setTimeout(say, ${SAID_AFTER_MS})
    load()
  }
  function leave() {
    isLeaving = true
  }
  function load() {
    isLoading = true
    var script = document.createElement('script')
    script.type = 'module'
    script.nonce = own.nonce
    script.text = late.textContent
    script.onerror = failed
    document.head.append(script)
    script.remove()
  }
  function say() {
    if (!isAwake) trouble.hidden = false
  }
  function failed() {
    if (isAwake || !isWoken) return
    isLoading = false
    failures += 1
    say()
    setTimeout(again, Math.min(failures * 2000, 20000))
    if (failures > 1) loadAnew()
  }
  function again() {
    if (isWoken && !isAwake && !isLoading) load()
  }
  function loadAnew() {
    var files = late.dataset.ahead
    fetch('/api/health', { cache: 'no-store' }).then(function (answer) {
      if (!answer.ok || isAwake || isLeaving || sessionStorage.getItem('${RELOADED_KEY}') === files) return
      sessionStorage.setItem('${RELOADED_KEY}', files)
      if (sessionStorage.getItem('${RELOADED_KEY}') !== files) return
      var all = elements(), typed = []
      changes.forEach(function (value, field) { typed.push([all.indexOf(field), value]) })
      var pressed = held.map(function (what) { return all.indexOf(what) })
      sessionStorage.setItem('${HELD_KEY}', JSON.stringify({ path: location.pathname, typed: typed, pressed: pressed }))
      location.reload()
    }).catch(function () {})
  }
  function elements() {
    return Array.from(document.querySelectorAll('input, textarea, button, form'))
  }
  function takeHeld() {
    var kept = JSON.parse(sessionStorage.getItem('${HELD_KEY}'))
    sessionStorage.removeItem('${HELD_KEY}')
    if (!kept || kept.path !== location.pathname) return false
    var all = elements()
    kept.typed.forEach(function (pair) { if (all[pair[0]]) changes.set(all[pair[0]], pair[1]) })
    kept.pressed.forEach(function (at) { if (all[at]) held.push(all[at]) })
    return true
  }
  function hold(event) {
    if (trouble.contains(event.target)) return
    if (event.type === 'submit') changes.forEach(function (value, field) { giveBack(value, field, event.target) })
    var what = event.type === 'submit' ? event.target : event.target.closest('button')
    if (!what || (event.type === 'submit' ? what.hasAttribute('action') : what.type !== 'button')) return
    event.preventDefault()
    // Else React, half awake, would do it too.
    event.stopImmediatePropagation()
    held.push(what)
    wake()
  }
  // React, half awake, may have set a text area back to the text of the server: what is sent is what was typed.
  function giveBack(value, field, form) {
    if (field.form === form && field.localName === 'textarea') field.value = value
  }
  function note(event) {
    if (/^(input|textarea)$/.test(event.target.localName)) changes.set(event.target, event.target.value)
  }
  // React takes a value that it finds in a field for its own, so the field is set back first, and then the caret. The text
  // of a text area it has replaced already by the one that the server drew.
  function repeat(value, field) {
    if (!field.isConnected || value === field.defaultValue) return
    var from = field.selectionStart, to = field.selectionEnd
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    // Fields of numbers and dates have no caret that can be set.
    if (from !== null) field.setSelectionRange(from, to)
  }
  function changed(event) {
    if (event.key === '${SESSION_KEY}') location.reload()
  }
  function cookie(name) {
    return (document.cookie.match('(?:^|; )' + name + '=([a-z]+)') || [])[1]
  }
  function shown(event) {
    if (!event.persisted) return
    var asked = new URLSearchParams(location.search).has('${LANGUAGE_PARAMETER}')
    var tag = ${JSON.stringify(LANGUAGE_TAGS)}[cookie('${VISIT_LANGUAGE_COOKIE}') || cookie('${LANGUAGE_COOKIE}')]
    if ((!asked && tag && tag !== document.documentElement.lang) || (!isAwake && current() !== session)) location.reload()
  }
  function current() {
    try { return localStorage.getItem('${SESSION_KEY}') } catch (error) { return 'unknown' }
  }
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('input', note, true)
  addEventListener('storage', changed)
  addEventListener('pageshow', shown)
  // By the next task React has taken over. What it is told before that, it takes in later, and then moves the caret.
  addEventListener('${AWAKE}', function () {
    isAwake = true
    removeEventListener('beforeunload', leave)
    trouble.hidden = true
    setTimeout(repeatAll)
  }, { once: true })
  // A script that was imported by a script has no element of its own to fail.
  addEventListener('unhandledrejection', function (event) {
    if (/module/i.test(event.reason)) failed()
  })
  addEventListener('online', again)
  addEventListener('${RETRY}', again)
  trouble.addEventListener('click', function (event) {
    var key = event.target.closest('[data-late]')
    if (!key) return
    if (key.dataset.late === 'again') dispatchEvent(new Event('${RETRY}'))
    else trouble.hidden = true
  })
  function repeatAll() {
    removeEventListener('click', hold, true)
    removeEventListener('submit', hold, true)
    removeEventListener('input', note, true)
    removeEventListener('storage', changed)
    changes.forEach(repeat)
    held.forEach(function (what) { if (what.isConnected) what.type === 'button' ? what.click() : what.requestSubmit() })
  }
  var session = current(), isKept = false
  try {
    isKept = takeHeld() || Object.keys(sessionStorage).some(function (name) { return name.startsWith('${DRAFT_PREFIX}') })
  } catch (error) {}
  if (late.dataset.wakes === 'at-once' || session !== null || isKept || location.search !== '' || location.hash !== '') return wake()
  document.querySelectorAll('[${FOR_VISITORS}]').forEach(function (part) {
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
}
