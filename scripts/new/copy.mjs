import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../root.mjs'

const left = new Set(['node_modules', 'dist', 'dist-dev', '.git'])
const leftOfRoot = new Set(['data', 'shots', 'coverage'])

/**
 * A copy of the checkout for what changes it, with what is installed linked to.
 * @param {string} folder That is not there yet.
 */
export function copyCheckout(folder) {
  cpSync(root, folder, { recursive: true, filter: isCopied })
  for (const entry of readdirSync(root, { withFileTypes: true }))
    if (entry.isDirectory() && isCopied(join(root, entry.name))) link(folder, entry.name)
  link(folder, '')
  mkdirSync(join(folder, 'node_modules/@aurelio'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules/@aurelio')))
    symlinkSync(join('../..', name), join(folder, 'node_modules/@aurelio', name))
}

/** @param {string} path */
function isCopied(path) {
  const name = basename(path)
  return !left.has(name) && !(dirname(path) === root && leftOfRoot.has(name))
}

/** @param {string} folder @param {string} workspace */
function link(folder, workspace) {
  const installed = join(root, workspace, 'node_modules')
  const names = namesIn(installed)
  if (names.length > 0) mkdirSync(join(folder, workspace, 'node_modules'))
  for (const name of names) symlinkSync(join(installed, name), join(folder, workspace, 'node_modules', name))
}

/** @param {string} folder @returns {string[]} */
function namesIn(folder) {
  try {
    // The product's own packages are those of the copy, and what tools keep for themselves is not shared.
    return readdirSync(folder).filter((name) => name !== '@aurelio' && !/^\.(?!bin$)/.test(name))
  } catch {
    return []
  }
}
