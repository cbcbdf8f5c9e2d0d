import type { FormField } from '@aurelio/page'

/** Of a frame: what a field and the rest take, in pixels. Browsers let no page in a frame say how high it is. */
const fieldHeight = 92
const restHeight = 120

/** The code that shows a form in a frame on any site, as high as the longest of its steps is. */
export function frameOf(address: string, name: string, fields: readonly FormField[]): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  const height = Math.max(...stepSizes(fields)) * fieldHeight + restHeight
  return `<iframe src="${address}" title="${title}" loading="lazy" style="width:100%;height:${height}px;border:0"></iframe>`
}

/** How many fields each step has. */
function stepSizes(fields: readonly FormField[]): number[] {
  return fields.map(({ step }) => fields.filter((other) => other.step === step).length)
}
