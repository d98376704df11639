// What @pixi/react finds as 'pixi.js' (vite.config.ts). It imports Graphics for the property `draw` and TextStyle for
// `defaultTextStyle`. The park uses neither, and the two would bring shapes, paths, fonts and SVG along.
export { Application, Container, Filter, extensions } from 'pixi.js'

export class Graphics {}

export const TextStyle = { defaultTextStyle: {} }
