import sheet from '#app/art/built/games/cats-free-autumn.json' with { type: 'json' }
import url from '#app/art/built/games/cats-free-autumn.png'

export const autumnPicnic = { url, sheet }
