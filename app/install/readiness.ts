import InAppSpy from 'inapp-spy'

/** What the browser says about itself. */
export type Surroundings = {
  userAgent: string
  /** `navigator.platform` and `navigator.maxTouchPoints`: an iPad calls itself a Mac, but one that is touched. */
  platform: string
  touchPoints: number
  /** Whether the browser knows `BeforeInstallPromptEvent`. */
  hasPrompt: boolean
  /** Whether the page runs as an installed app already. */
  isStandalone: boolean
}

/**
 * How the site is installed here. `prompt`: by the browser's own question; `ios`: by Share; `ios-in-app`: in Safari, to
 * which the visitor has to go from this app; `mac`: into the Dock; `menu`: by the menu of a browser on Android;
 * `desktop-menu`: by that of Chromium on a desktop.
 */
export type InstallWay = 'prompt' | 'ios' | 'ios-in-app' | 'mac' | 'menu' | 'desktop-menu'

/**
 * When the site can be installed: `soon`, 1 s after this was found out; `asked`, when the browser offers its question;
 * `touched`, when the visitor has used the page.
 */
export type InstallMoment = 'soon' | 'asked' | 'touched'

/** The first version of Safari that puts sites into the Dock. */
const DOCK_SAFARI = 17

/** The way to install the site, and from when on; null where there is none or nobody to do it. */
export function readinessOf(here: Surroundings): { way: InstallWay; moment: InstallMoment } | null {
  const { userAgent, hasPrompt, isStandalone } = here
  if (isStandalone || isRobot(userAgent)) return null
  if (isAppleTouch(here)) return { way: isInApp(userAgent) ? 'ios-in-app' : 'ios', moment: 'soon' }
  if (isDockSafari(here)) return { way: 'mac', moment: 'soon' }
  if (hasPrompt) return { way: 'prompt', moment: 'asked' }
  return isBrowserOnAndroid(userAgent) ? { way: 'menu', moment: 'touched' } : null
}

/**
 * The way to install the site at this moment. Chromium hands out its question when it likes, and not again for a while
 * after it was declined; its menu has the entry all the time.
 */
export function wayNow(here: Surroundings, hasQuestion: boolean): InstallWay | null {
  const way = readinessOf(here)?.way ?? null
  if (way !== 'prompt' || hasQuestion) return way
  if (isBrowserOnAndroid(here.userAgent)) return 'menu'
  return isInApp(here.userAgent) || isWithoutEntry(here.userAgent) ? null : 'desktop-menu'
}

/** An app on Android that shows pages has no menu with such an entry. */
function isBrowserOnAndroid(userAgent: string): boolean {
  return /android/i.test(userAgent) && !isInApp(userAgent)
}

/** Opera on a desktop is Chromium without installing. */
function isWithoutEntry(userAgent: string): boolean {
  return /\bOPR\//.test(userAgent)
}

function isAppleTouch({ userAgent, platform, touchPoints }: Surroundings): boolean {
  return /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && touchPoints > 1)
}

function isDockSafari({ userAgent, touchPoints }: Surroundings): boolean {
  const [, version = '0'] = /Macintosh.* Version\/(\d+)[\d.]* Safari\//.exec(userAgent) ?? []
  return touchPoints === 0 && Number(version) >= DOCK_SAFARI
}

function isInApp(userAgent: string): boolean {
  return InAppSpy({ ua: userAgent }).isInApp
}

function isRobot(userAgent: string): boolean {
  return /bot\b|crawl|spider|lighthouse|headless/i.test(userAgent)
}
