import { colorText } from '@aurelio/page/elements'
import { blocksOf, type LinkedRuns, type RichText, type Run } from '@aurelio/page/values'

/** A text as nodes to be edited: the very elements that the page draws, with room for lines where nothing stands yet. */
export function writeRich(rich: RichText): Node[] {
  return blocksOf(rich).flatMap((block) => {
    if (!block.isList)
      return [...block.runs.map(linkedNode), ...(block.endsEmpty && rich.text !== '' ? [filler()] : [])]
    const list = document.createElement('ul')
    list.dataset['richList'] = ''
    list.append(
      ...block.items.map((runs) => {
        const item = document.createElement('li')
        item.append(...(runs.length === 0 ? [filler()] : runs.map(linkedNode)))
        return item
      }),
    )
    return [list]
  })
}

/** Gives an empty line its height; it is no line break. */
function filler(): Node {
  return document.createElement('br')
}

function linkedNode({ link, runs }: LinkedRuns): Node {
  const nodes = runs.map(runNode)
  const node = link === undefined ? document.createDocumentFragment() : document.createElement('a')
  if (node instanceof HTMLAnchorElement) {
    node.setAttribute('href', link ?? '')
    node.draggable = false
  }
  node.append(...nodes)
  return node
}

function runNode({ text, bold, italic, color }: Run): Node {
  let node: Node = document.createTextNode(text)
  if (italic) node = around('em', node)
  if (bold) node = around('strong', node)
  if (color === undefined) return node
  const colored = around('span', node)
  colored.dataset['color'] = color
  colored.style.color = colorText(color)
  return colored
}

function around(tag: 'em' | 'strong' | 'span', node: Node): HTMLElement {
  const element = document.createElement(tag)
  element.append(node)
  return element
}
