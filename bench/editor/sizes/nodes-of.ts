import type { SizedNode } from './node.ts'

/**
 * Runs in a published page: its elements, each with the styles that it needs to look the same in a page without a style
 * sheet, which is every one that differs from what it would have there.
 */
export function nodesOf(): SizedNode[] {
  const names = [
    ['display', 'flex-direction', 'flex-wrap', 'align-items', 'justify-content', 'row-gap', 'column-gap'],
    ['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'box-sizing', 'min-height', 'max-width'],
    ['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'text-decoration-line'],
    ['color', 'background-color', 'border-top-left-radius', 'text-align', 'text-wrap-style'],
    ['font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing', 'overflow-wrap'],
  ].flat()
  const frame = document.createElement('iframe')
  frame.style.cssText = 'width:1440px;height:900px;border:0'
  document.body.append(frame)
  const bare = frame.contentDocument
  if (!bare) throw new Error('No frame')
  bare.body.style.margin = '0'
  const sized = (element: Element, around: Element): SizedNode => {
    const twin = bare.createElement(element.localName)
    for (const name of ['href', 'src', 'alt']) {
      const value = element.getAttribute(name)
      if (value !== null) twin.setAttribute(name, value)
    }
    around.append(twin)
    const [wanted, has] = [getComputedStyle(element), getComputedStyle(twin)]
    const style: Record<string, string> = {}
    for (const name of names) {
      const value = wanted.getPropertyValue(name)
      if (value === has.getPropertyValue(name)) continue
      style[name.replace('border-top-left-radius', 'border-radius')] = value
      twin.style.setProperty(name, value)
    }
    // What a computed style cannot say: it gives how wide that made it.
    if (element.localName === 'img') style['height'] = wanted.height
    if (element.localName === 'a') style['width'] = 'fit-content'
    const children = [...element.children].map((child) => sized(child, twin))
    const attributes = Object.fromEntries(
      [...twin.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value]),
    )
    return {
      tag: element.localName,
      attributes,
      text: children.length === 0 ? element.textContent : '',
      style,
      children,
    }
  }
  const main = document.querySelector('main')
  if (!main) throw new Error('No page')
  const nodes = [sized(main, bare.body)]
  frame.remove()
  return nodes
}
