import sheet from '#app/art/built/games/cats-free-normal.json' with { type: 'json' }
import url from '#app/art/built/games/cats-free-normal.png'

export const summerPicnic = { url, sheet }
