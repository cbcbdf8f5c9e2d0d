/** Marks the page, on the canvas and in the output: every rule of its ground stays inside it. */
export const pageClass = 'aurelio-page'
