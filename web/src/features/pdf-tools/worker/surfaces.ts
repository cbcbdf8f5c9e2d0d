type Surface = { canvas: OffscreenCanvas | null; context: OffscreenCanvasRenderingContext2D | null }

/** Surfaces that pdf.js draws on while it works. */
export class Surfaces {
  create(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }

  reset({ canvas }: Surface, width: number, height: number): void {
    if (canvas) Object.assign(canvas, { width, height })
  }

  /** Gives the memory of the surface back at once. */
  destroy(surface: Surface): void {
    this.reset(surface, 0, 0)
    surface.canvas = null
    surface.context = null
  }
}

/** Filters of a page belong to its DOM; in a worker there are none. */
export class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}
