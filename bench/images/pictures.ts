/** Test pictures, drawn here from fixed seeds: none is copied, and each run has the same ones. */

/** A seeded generator of numbers from 0 to 1. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

export function blank(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No drawing surface')
  return { canvas, context }
}

/** Soft clouds in several sizes: what light, skin and sky look like to an encoder. */
function clouds(context: OffscreenCanvasRenderingContext2D, seed: number, colours: readonly string[]) {
  const { width, height } = context.canvas
  const next = random(seed)
  for (let octave = 0; octave < 5; octave += 1) {
    const radius = width / (3 * 2 ** octave)
    for (let i = 0; i < 14 * 3 ** octave; i += 1) {
      const [x, y] = [next() * width, next() * height]
      const light = context.createRadialGradient(x, y, 0, x, y, radius * (0.5 + next()))
      light.addColorStop(0, colours[Math.floor(next() * colours.length)] ?? '#888')
      light.addColorStop(1, 'transparent')
      context.globalAlpha = 0.12 + next() * 0.25
      context.fillStyle = light
      context.fillRect(x - radius * 2, y - radius * 2, radius * 4, radius * 4)
    }
  }
  context.globalAlpha = 1
}

/** Grain of a camera, and hard edges as of houses and leaves. */
function details(context: OffscreenCanvasRenderingContext2D, seed: number, grain: number) {
  const { width, height } = context.canvas
  const next = random(seed * 31)
  for (let i = 0; i < 260; i += 1) {
    context.strokeStyle = `hsl(${next() * 360} 35% ${20 + next() * 60}%)`
    context.lineWidth = 0.6 + next() * 3
    context.beginPath()
    const [x, y] = [next() * width, next() * height]
    context.moveTo(x, y)
    context.quadraticCurveTo(
      x + next() * 120 - 60,
      y + next() * 120,
      x + next() * 160 - 80,
      y + next() * 160 - 80,
    )
    context.stroke()
  }
  const image = context.getImageData(0, 0, width, height)
  for (let i = 0; i < image.data.length; i += 4) {
    const noise = (next() + next() - 1) * grain
    for (let c = 0; c < 3; c += 1) image.data[i + c] = (image.data[i + c] ?? 0) + noise
  }
  context.putImageData(image, 0, 0)
}

const palettes = [
  ['#3a5f8a', '#d8b48a', '#f0e6d2', '#23402e', '#8f5b3c'],
  ['#0f2027', '#2c5364', '#e96443', '#f7b267', '#904e95'],
  ['#6b8f3c', '#b7d17a', '#f5f1dc', '#4a6b8a', '#2e3b2c'],
] as const

export function photo(seed: number, width = 1200, height = 900) {
  const { canvas, context } = blank(width, height)
  const colours = palettes[seed % palettes.length] ?? palettes[0]
  context.fillStyle = colours[0]
  context.fillRect(0, 0, width, height)
  clouds(context, seed, colours)
  details(context, seed, 5 + (seed % 3) * 4)
  return canvas
}

/** A poster: flat colours, soft gradients, large letters, round corners. */
export function artwork(seed: number, width = 1000, height = 800) {
  const { canvas, context } = blank(width, height)
  const next = random(seed * 7)
  const sky = context.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, `hsl(${seed * 70} 70% 60%)`)
  sky.addColorStop(1, `hsl(${seed * 70 + 60} 80% 75%)`)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  for (let i = 0; i < 40; i += 1) {
    context.fillStyle = `hsl(${seed * 70 + Math.floor(next() * 5) * 36} 65% ${35 + Math.floor(next() * 4) * 12}%)`
    context.beginPath()
    context.roundRect(next() * width, next() * height, 40 + next() * 180, 30 + next() * 120, 18)
    context.fill()
  }
  context.fillStyle = '#ffffff'
  context.font = 'bold 96px sans-serif'
  context.fillText('Aurelio 2026', 60, height / 2)
  context.font = '28px sans-serif'
  for (let line = 0; line < 6; line += 1)
    context.fillText('Diseña, publica y mide tus páginas en minutos', 60, height / 2 + 60 + line * 40)
  return canvas
}
