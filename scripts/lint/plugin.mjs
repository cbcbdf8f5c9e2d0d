import { dirname, posix, relative, sep } from 'node:path'
import { borders } from './borders.mjs'

/**
 * The parts of a lint rule that are used here.
 *
 * @typedef {{ source: { value: unknown } | null, importKind?: string, exportKind?: string, specifiers?: { importKind?: string }[] }} Importing
 * @typedef {{ filename: string, cwd: string, report: (problem: { node: Importing, message: string }) => void }} Context
 */

/** @param {Context} context */
function create(context) {
  const file = relative(context.cwd, context.filename).split(sep).join('/')
  const rows = borders.flatMap((border) => {
    const from = border.except?.test(file) ? null : border.from.exec(file)
    return from ? [{ ...border, from }] : []
  })

  /** @param {Importing} node */
  function check(node) {
    const written = node.source?.value
    if (typeof written !== 'string') return
    const target = written.startsWith('.') ? posix.join(dirname(file), written) : written
    for (const { from, refuses, allowsTypes, why } of rows)
      if (refuses(target, from) && !(allowsTypes && isOfTypes(node))) context.report({ node, message: why })
  }
  return rows.length === 0
    ? {}
    : {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
        TSImportType: check,
      }
}

/** @param {Importing} node */
function isOfTypes({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return true
  return specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type')
}

export default { meta: { name: 'borders' }, rules: { imports: { create } } }
