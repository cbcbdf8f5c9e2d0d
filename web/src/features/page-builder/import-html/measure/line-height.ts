/** Finds how high a line is where the page leaves that to its letters: a line is laid out and looked at, each kind once. */
export function createLineProbe(page: Document) {
  const known = new Map<string, number>()
  return ({ fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): number => {
    const key = `${fontWeight} ${fontSize} ${fontFamily}`
    const found = known.get(key) ?? heightOf(page, { fontFamily, fontSize, fontWeight })
    known.set(key, found)
    return found
  }
}

function heightOf(
  page: Document,
  font: { fontFamily: string; fontSize: string; fontWeight: string },
): number {
  const line = page.createElement('div')
  line.textContent = 'x'
  Object.assign(line.style, {
    all: 'initial',
    display: 'block',
    position: 'absolute',
    lineHeight: 'normal',
    ...font,
  })
  page.body.append(line)
  const { height } = line.getBoundingClientRect()
  line.remove()
  return height
}
