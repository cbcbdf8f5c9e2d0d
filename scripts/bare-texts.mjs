// Gate: every visible text of the web app goes through t(). Prints file:line of each that does not.
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** Attributes that people read, of the browser's elements and of ours. */
const readAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'confirmLabel',
  'description',
  'help',
  'label',
  'placeholder',
  'text',
  'title',
])

/** The same in every language: our name, and the beginning of an address. */
const universal = /\bAurelio\b|https?:\/\//g

/** @param {string} text */
function isWords(text) {
  return /\p{L}/u.test(text.replaceAll(universal, ''))
}

/**
 * The literal texts an expression may come to. A call, and so t(), is taken to be right.
 * @param {import('vite').ESTree.Node | null | undefined} node
 * @returns {{ text: string, start: number }[]}
 */
function literals(node) {
  if (!node) return []
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : []
  if (node.type === 'TemplateLiteral')
    return [{ text: node.quasis.map((quasi) => quasi.value.raw).join(' '), start: node.start }]
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return literals(node.expression)
  if (node.type === 'ConditionalExpression')
    return [...literals(node.consequent), ...literals(node.alternate)]
  if (node.type === 'LogicalExpression') return [...literals(node.left), ...literals(node.right)]
  return []
}

/**
 * The visible texts of a TSX file that do not go through t().
 * @param {string} file named in the parser's complaints; its ending decides the language
 * @param {string} source
 * @returns {{ line: number, text: string }[]} in the order of the file
 */
export function bareTexts(file, source) {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  /** @type {{ text: string, start: number }[]} */
  const found = []
  new Visitor({
    JSXText: (node) =>
      void found.push({ text: node.value.trim(), start: node.start + node.value.search(/\S|$/) }),
    JSXAttribute(node) {
      if (node.name.type === 'JSXIdentifier' && readAttributes.has(node.name.name))
        found.push(...literals(node.value))
    },
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    CallExpression(node) {
      const { callee } = node
      if (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'notify'
      )
        found.push(...literals(node.arguments[0]))
    },
  }).visit(program)
  return found
    .filter(({ text }) => isWords(text))
    .toSorted((a, b) => a.start - b.start)
    .map(({ text, start }) => ({ line: source.slice(0, start).split('\n').length, text }))

  /** @param {import('vite').ESTree.Node[]} nodes */
  function children(nodes) {
    for (const child of nodes) if (child.type === 'JSXExpressionContainer') found.push(...literals(child))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = globSync('web/src/**/*.tsx', { cwd: root }).filter((file) => !file.endsWith('.test.tsx'))
  const lines = files
    .toSorted()
    .flatMap((file) =>
      bareTexts(file, readFileSync(`${root}${file}`, 'utf8')).map(
        ({ line, text }) => `${file}:${line}: ${text}`,
      ),
    )
  for (const line of lines) console.error(line)
  if (lines.length > 0) console.error(`${lines.length} texts do not go through t().`)
  process.exitCode = lines.length > 0 ? 1 : 0
}
