// What @pixi/react finds as 'pixi.js' (vite.config.ts). It imports Graphics for the property `draw` and TextStyle for
// `defaultTextStyle`, and looks whether a part is a Filter. The park uses none of them, and they would bring shapes, paths, fonts
// and SVG along.
export { Application, Container, extensions } from 'pixi.js'

export class Filter {}

export class Graphics {}

export const TextStyle = { defaultTextStyle: {} }
