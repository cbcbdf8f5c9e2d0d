/** A link inside a sentence or a form. */
export const linkClass =
  'rounded-sm font-medium text-accent-text underline underline-offset-4 hover:no-underline'
