// Writes the drawings of lucide's icons as one path each, for the chooser of icons; with --check it only looks whether they are
// still those of the installed library.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from './root.mjs'

const drawingsFile = 'web/src/features/page-builder/editor/panels/properties/icons/drawings.txt'

/** @typedef {Record<string, string | undefined>} Attributes */

/** Lucide draws with seven shapes; a page holds each icon as one path. @type {Record<string, (a: Attributes) => string>} */
const shapes = {
  path: ({ d = '' }) => fromItsOwn(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(Number(cx), Number(cy), Number(rx), Number(ry)),
  rect: ({ x = '0', y = '0', width, height, rx, ry }) =>
    rectangle(Number(x), Number(y), Number(width), Number(height), Number(rx ?? ry ?? 0)),
}

/**
 * A path that begins where it says, and not where the one before it ends; the pairs behind a first `m` are steps.
 * @param {string} path
 */
function fromItsOwn(path) {
  const number = String.raw`(-?(?:\d*\.\d+|\d+))`
  const [first, x, y] = new RegExp(`^m ?${number}[ ,]?${number}`).exec(path) ?? []
  if (first === undefined) return path
  const rest = path.slice(first.length)
  return `M${x} ${y}${/^[ ,]?[-.\d]/.test(rest) ? 'l' : ''}${rest.replace(/^[ ,]/, '')}`
}

/** @param {number} cx @param {number} cy @param {number} rx @param {number} ry */
function ellipse(cx, cy, rx, ry) {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} r */
function rectangle(x, y, width, height, r) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (/** @type {string} */ to) => `a${r} ${r} 0 0 1 ${to}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(`${r} ${r}`)}v${height - 2 * r}${corner(`${-r} ${r}`)}h${2 * r - width}${corner(`${-r} ${-r}`)}v${2 * r - height}${corner(`${r} ${-r}`)}z`
}

/** @returns {Promise<string>} one line for each icon: its name, a space, its path */
async function iconDrawings() {
  const lines = new Map()
  for (const file of globSync('node_modules/lucide-react/dist/esm/icons/*.mjs', { cwd: inRoot() })) {
    const { __iconData: icon } = await import(pathToFileURL(inRoot(file)).href)
    if (icon) lines.set(icon.name, `${icon.name} ${icon.node.map(drawn).join('')}\n`)
  }
  // By name, and by no language's order.
  const byName = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return byName.map(([, line]) => line).join('')
}

/** @param {[string, Attributes]} shape */
function drawn([tag, attributes]) {
  const draw = shapes[tag]
  if (!draw) throw new Error(`No icon had a ${tag} so far`)
  return draw(attributes)
}

const drawings = await iconDrawings()
if (!process.argv.includes('--check')) writeFileSync(inRoot(drawingsFile), drawings)
else if (readFileSync(inRoot(drawingsFile), 'utf8') !== drawings) {
  console.error('The icons are not those of the installed library: run `node scripts/icon-drawings.mjs`.')
  process.exitCode = 1
}
