import { part } from './part.ts'

// Legs seen from the front and from behind, and the haunches beside them.

export const legLeftDown = part(
  { group: 'body', openTop: 5 },
  `
.WWWW
.WWWW
.WWWW
.WWWs
.WWWs
.WWWs
WWWWs
WWWWW
WlWlW
`,
)

export const legRightDown = part(
  { group: 'body', openTop: 5 },
  `
WWWW.
WWWW.
WWWW.
WWWs.
WWWs.
WWWs.
WWWWs
WWWWs
WlWlW
`,
)

export const legLeftDownLifted = part(
  { group: 'body', openTop: 5 },
  `
.WWWW
.WWWW
.WWWW
.WWWs
.WWWs
WWWWs
WWWWW
slsls
`,
)

export const legRightDownLifted = part(
  { group: 'body', openTop: 5 },
  `
WWWW.
WWWW.
WWWW.
WWWs.
WWWs.
WWWWs
WWWWs
slsls
`,
)

export const legLeftUp = part(
  { group: 'body', openTop: 4 },
  `
WWWWW
WWWWW
WWWWs
WWWss
WWWss
WWWss
WWWWs
sWWss
`,
)

export const legRightUp = part(
  { group: 'body', openTop: 4 },
  `
WWWWW
WWWWW
WWWWs
WWWss
WWWss
WWWss
WWWss
sssss
`,
)

/** A lifted hind paw from behind, with its pads. */
export const legUpLifted = part(
  { group: 'body', openTop: 4 },
  `
WWWWW
WWWWW
WWWWs
WWWss
WWWss
sssss
slsls
`,
)

export const haunchLeftStanding = part(
  { group: 'body' },
  `
...WWWW
..WWWWs
.WWWsss
.WWssss
WWWssss
WWsssss
Wssssss
WWssss.
Wslsss.
`,
)

export const haunchRightStanding = part(
  { group: 'body' },
  `
WWss...
sWsss..
sssss..
ssssss.
sssssss
sssssss
sssssss
.ssssss
.ssslss
`,
)

export const haunchLeftSitting = part(
  { group: 'body' },
  `
...WWWWW
..WWWWWW
.WWWWWWW
.WWWWWWW
WWWWWWWW
WWWWWWWW
WWWWWWWs
sWWWWWss
.ssWWsss
.WWWWss.
WlWlWs..
`,
)

export const haunchRightSitting = part(
  { group: 'body' },
  `
WWWWW...
WWWWWW..
WWWWWWs.
WWWWWWs.
WWWWWWss
WWWWWWss
WWWWWsss
ssWWWsss
sssWsss.
.ssWWWs.
..WlWlWs
`,
)

export const haunchSideSitting = part(
  { group: 'body', openHind: true },
  `
...WWWWW...
..WWWWWWW..
.WWWWWWWWW.
WWWWWWWWWW.
WWWWWWWWWWs
WWWWWWWWWss
WWWWWWWWss.
sWWWWWWWWWW
.sssWWWWWlW
`,
)

/** A paw that digs in front of the chin. It counts as head, because what is on the back is behind it. */
export const pawDigging = part(
  { group: 'head' },
  `
.WWW.
WWWWs
WWWWs
WWWWs
WlWlW
`,
)
