/** Widths from which a frame has a height of its own, in pixels; narrower than the first it has that one's. */
const widths = [260, 320, 380, 480, 640, 900] as const

type Framed = {
  /** Where the form stands by itself. */
  address: string
  name: string
  formId: string
  /** Each of its steps as a document. */
  steps: readonly string[]
}

/**
 * The code that shows a form in a frame on any site. No browser lets a page in a frame say how high it is without a
 * script, so each step is laid out here at several widths, and the code carries the heights as a style sheet.
 */
export async function frameCode({ address, name, formId, steps }: Framed): Promise<string> {
  const heights = await measuredHeights(steps)
  const className = `formulario-${formId.replaceAll(/[^\w-]/g, '-')}`
  const rules = widths.flatMap((width, at) => {
    const height = heights[at]
    if (height === heights[at - 1]) return []
    const rule = `.${className} iframe{height:${height}px}`
    return at === 0 ? [rule] : [`@container (min-width:${width}px){${rule}}`]
  })
  return [
    `<div class="${className}" style="container-type:inline-size">`,
    `<style>.${className} iframe{display:block;width:100%;border:0}${rules.join('')}</style>`,
    `<iframe src="${attribute(address)}" title="${attribute(name)}" loading="lazy"></iframe>`,
    '</div>',
  ].join('\n')
}

/** How high the highest step is at each of the widths. */
async function measuredHeights(steps: readonly string[]): Promise<number[]> {
  const highest = widths.map(() => 0)
  for (const step of steps) {
    const heights = await heightsOf(step)
    for (const [at, height] of heights.entries()) highest[at] = Math.max(highest[at] ?? 0, height)
  }
  return highest
}

/** Lays a document out, out of sight and without its scripts. */
async function heightsOf(html: string): Promise<number[]> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, { position: 'fixed', left: '-10000px', top: '0', border: '0', height: '1px' })
  frame.srcdoc = html
  const shown = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  try {
    await shown
    await frame.contentDocument?.fonts.ready
    return widths.map((width) => {
      frame.style.width = `${width}px`
      return frame.contentDocument?.documentElement.scrollHeight ?? 0
    })
  } finally {
    frame.remove()
  }
}

function attribute(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
