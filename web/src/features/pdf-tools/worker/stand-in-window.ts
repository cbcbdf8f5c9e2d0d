/**
 * pdf.js draws a page in slices and asks the window when the next one may come; in a worker there is none, and nobody
 * looks. Also keeps its other half from listening to the messages of this worker. Has to be imported before it.
 */
Object.assign(globalThis, {
  window: {
    requestAnimationFrame: (step: () => void) => setTimeout(step),
    cancelAnimationFrame: (id: number) => clearTimeout(id),
  },
})
