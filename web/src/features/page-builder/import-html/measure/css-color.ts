/** Turns colours as browsers compute them into `#rrggbb`, or `#rrggbbaa` where they let something through. */
export function createColorReader() {
  const known = new Map<string, string>()
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  return (text: string): string => {
    const found = known.get(text) ?? hexOf(text, context)
    known.set(text, found)
    return found
  }
}

const rgb = /^rgba?\((\d+(?:\.\d+)?), (\d+(?:\.\d+)?), (\d+(?:\.\d+)?)(?:, (\d*\.?\d+))?\)$/

function hexOf(text: string, context: OffscreenCanvasRenderingContext2D | null): string {
  const [, red, green, blue, alpha = '1'] = rgb.exec(text) ?? []
  if (red !== undefined) return hex([Number(red), Number(green), Number(blue), Number(alpha) * 255])
  if (!context) return '#000000'
  // Any other way to write a colour: the browser draws it.
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = '#00000000'
  context.fillStyle = text
  context.fillRect(0, 0, 1, 1)
  return hex([...context.getImageData(0, 0, 1, 1).data])
}

function digits(amount: number): string {
  return Math.round(amount).toString(16).padStart(2, '0')
}

function hex([red = 0, green = 0, blue = 0, alpha = 255]: readonly number[]): string {
  const solid = `#${digits(red)}${digits(green)}${digits(blue)}`
  return alpha >= 254.5 ? solid : `${solid}${digits(alpha)}`
}
