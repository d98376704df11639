import sheet from '#app/art/built/games/jumping-dog-autumn.json' with { type: 'json' }
import url from '#app/art/built/games/jumping-dog-autumn.png'

export const autumnCourse = { url, sheet }
