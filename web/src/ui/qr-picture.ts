import { renderSVG } from 'uqr'

/**
 * A text as a code to be read with a phone: an address of a picture, black on white in both themes, with the quiet ground around it
 * that readers need. It is drawn here: what it says goes to nobody.
 */
export function qrCode(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 4 }))}`
}
