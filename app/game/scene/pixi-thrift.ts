import { Ticker } from 'pixi.js'
import type { Renderer } from 'pixi.js'

// Pixi's clock would run with the screen and keep a quiet park awake: it is turned with each frame that is drawn.
Ticker.system.autoStart = false
Ticker.system.stop()

/**
 * What is drawn by batches is the ground and the light, each as large as the view: a shader that chooses among sixteen
 * pictures for each dot takes four times as long where there is no card (Chromium's software one: 220 and 47 ms of processor
 * for a frame of 1440 × 900). Said again once a card has come back.
 */
export function drawOnePictureAtATime({ limits }: Renderer) {
  limits.maxBatchableTextures = 1
}

/** Lets Pixi tidy up after a frame. */
export function turnPixiClock() {
  Ticker.system.update()
}
