import { pastePlainText } from './caret.ts'

/**
 * Turns a node of the page into a field of text that looks the same.
 * @param root the element's outermost node, which must not be dragged meanwhile
 * @returns the function that makes it what it was
 */
export function makeEditable(
  node: HTMLElement,
  root: HTMLElement,
  { label, multiline, isRich }: { label: string; multiline: boolean; isRich: boolean },
): () => void {
  const attributes = {
    contenteditable: isRich ? 'true' : 'plaintext-only',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(multiline),
    'data-inline-editing': '',
    draggable: 'false',
  }
  const before = Object.keys(attributes).map((name) => [name, node.getAttribute(name)] as const)
  const wasDraggable = root.getAttribute('draggable')
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  root.setAttribute('draggable', 'false')

  // A browser that knows no plain text fields: it formats nothing here, since only the text is read.
  const isKnown = isRich || node.contentEditable === 'plaintext-only'
  if (!isKnown) {
    node.setAttribute('contenteditable', 'true')
    node.addEventListener('paste', pastePlainText)
  }

  return () => {
    node.removeEventListener('paste', pastePlainText)
    for (const [name, value] of before) putBack(node, name, value)
    putBack(root, 'draggable', wasDraggable)
  }
}

function putBack(node: HTMLElement, name: string, value: string | null): void {
  if (value === null) node.removeAttribute(name)
  else node.setAttribute(name, value)
}
