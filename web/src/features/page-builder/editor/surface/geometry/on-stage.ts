import type { Box } from './geometry.ts'

/** A box of the browser window as it lies on the canvas's stage. */
export function onStage(box: Box, stage: HTMLElement): Box {
  const origin = stage.getBoundingClientRect()
  return {
    left: box.left - origin.left,
    top: box.top - origin.top,
    right: box.right - origin.left,
    bottom: box.bottom - origin.top,
  }
}
