import type { Template } from './template.ts'
import { isFixed, renderVariant } from './variants.ts'

/** UTF-8 bytes of a text. */
function byteLength(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x80) continue
    // A pair of surrogates takes four bytes: one more for each half; a lone one becomes U+FFFD, three bytes.
    if (code < 0x800) bytes += 1
    else if (code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(index + 1))) {
      bytes += 2
      index += 1
    } else bytes += 2
  }
  return bytes
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000
}

/** Measures the data rows of one location without writing them; a spintax group counts with its average. */
export function createMeasure(template: Template, delimiter: string): (values: readonly string[]) => number {
  const uses = Float64Array.from(template.uses)
  for (const [first, group] of template.groupUses) {
    for (let option = 0; option < group.options; option += 1) {
      uses[first + option] = (uses[first + option] ?? 0) + group.uses / group.options
    }
  }
  let fixed = template.literalBytes
  const changing: number[] = []
  template.variants.forEach((variant, id) => {
    const times = uses[id] ?? 0
    if (times === 0) return
    if (isFixed(variant)) fixed += times * byteLength(renderVariant(variant, [], delimiter))
    else changing.push(id)
  })
  return (values) => {
    let bytes = fixed
    for (const id of changing) {
      const variant = template.variants[id]
      if (variant !== undefined)
        bytes += (uses[id] ?? 0) * byteLength(renderVariant(variant, values, delimiter))
    }
    return bytes
  }
}
