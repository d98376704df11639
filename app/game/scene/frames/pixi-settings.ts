import { Ticker, WebGLRenderer } from 'pixi.js'
import type { Renderer } from 'pixi.js'

// Pixi's own ticker would run with the screen and keep a quiet park awake, so we advance it with each drawn frame.
Ticker.system.autoStart = false
Ticker.system.stop()

/**
 * Batches draw only the ground and the light, each as large as the view. A shader that chooses among sixteen textures
 * for each pixel takes four times as long without a graphics card (Chromium's software renderer: 220 instead of 47 ms
 * of CPU for a frame of 1440 × 900). Must be called again after a lost context is restored.
 *
 * The class is named here so that it is a part of this script. Pixi imports it when a picture is wanted, which would be
 * one more trip to the server before the first frame.
 */
export function drawOnePictureAtATime(renderer: Renderer) {
  if (renderer instanceof WebGLRenderer) renderer.limits.maxBatchableTextures = 1
}

/** Lets Pixi free unused memory after a frame. */
export function tickPixi() {
  Ticker.system.update()
}
