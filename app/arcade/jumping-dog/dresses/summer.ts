import sheet from '#app/art/built/games/jumping-dog-normal.json' with { type: 'json' }
import url from '#app/art/built/games/jumping-dog-normal.png'

export const summerCourse = { url, sheet }
