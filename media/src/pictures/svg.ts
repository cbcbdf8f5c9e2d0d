/** What a drawing that says nothing of its size is taken for, as browsers do. */
const usual = { width: 300, height: 150 }

/** How large a drawing wants to be, in pixels: by its own size, else by its box. */
export function drawingSize(bytes: Uint8Array): { width: number; height: number } {
  const [tag = ''] = /<svg[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? []
  const [width, height] = [pixelsOf(tag, 'width'), pixelsOf(tag, 'height')]
  if (width > 0 && height > 0) return { width, height }
  const [, , across = 0, down = 0] =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  return across > 0 && down > 0 ? { width: Math.ceil(across), height: Math.ceil(down) } : usual
}

function pixelsOf(tag: string, name: string): number {
  const [, value = ''] =
    new RegExp(String.raw`\s${name}\s*=\s*["']\s*(\d+(?:\.\d+)?)(?:px)?\s*["']`).exec(tag) ?? []
  return Math.ceil(Number(value))
}
