import sheet from '#app/art/built/games/jumping-dog-winter.json' with { type: 'json' }
import url from '#app/art/built/games/jumping-dog-winter.png'

export const winterCourse = { url, sheet }
