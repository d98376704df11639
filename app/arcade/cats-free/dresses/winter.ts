import sheet from '#app/art/built/games/cats-free-winter.json' with { type: 'json' }
import url from '#app/art/built/games/cats-free-winter.png'

export const winterPicnic = { url, sheet }
