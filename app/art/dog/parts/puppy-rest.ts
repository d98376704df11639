import { part } from './part.ts'

// A puppy that sits, and one rolled up to sleep.

export const puppyBodySitting = part(
  { group: 'body', anchors: { back: [4, 4], neck: [9, 1] } },
  `
......WWWWWW.
.....hWWWWWWW
....hhWWWWWWW
...hhWWWWWWWW
..hhWWWWWWWWW
.hhWWWWWWWWWs
.hWWWWWWWWWWs
hWWWWWWWWWWs.
WWWWWWWWWWss.
sWWWWWWWsss..
.ssssssss....
`,
)

export const puppyHaunchSide = part(
  { group: 'body', openHind: true },
  `
..WWWW...
.WWWWWW..
WWWWWWWs.
WWWWWWss.
sWWWWWWWW
.ssWWWWlW
`,
)

export const puppyTailSitting = part(
  { group: 'tail', anchors: { tip: [0, 1] } },
  `
hWW...
hWWWW.
sWWWWW
.sssWW
`,
)

export const puppyTailSittingLow = part(
  { group: 'tail', anchors: { tip: [0, 2] } },
  `
......
hhWW..
hWWWWW
sssWWW
`,
)

export const puppyRumpSitting = part(
  { group: 'body', anchors: { back: [6.5, 2], neck: [6.5, 0] } },
  `
...hhWWWWW....
..hhWWWWWWW...
.hhWWWWWWWWW..
.hWWWWWWWWWWs.
hhWWWWWWWWWWs.
hWWWWWWWWWWWss
WWWWWWWWWWWWss
WWWWWWWWWWWsss
sWWWWWWWWWssss
.ssssssssssss.
`,
)

export const puppyCurl = part(
  { group: 'body', anchors: { back: [9, 3], neck: [13, 2] } },
  `
.....hhhhWWWW......
...hhhWWWWWWWWW....
..hhWWWWWWWWWWWWW..
.hhWWWWWWWWWWWWWWW.
.hWWWWWWWWWWWWWWWW.
hhWWWWWWWWWWWWWWWWW
hWWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWWs
WWWWWWWWWWWWWWWWWss
sWWWWWWWWWWWWWWWss.
.sssWWWWWWWWWWsss..
...sssssssssssss...
`,
)

export const puppyCurlTail = part(
  { group: 'tail', anchors: { tip: [11, 1] } },
  `
..hWWW....hW.
.hWWWWWW.hWWs
hhWWWWWWWWWWs
sWWWWWWWWWWs.
.ssssWWWsss..
....sssss....
`,
)
