import { readFile } from 'node:fs/promises'
import { inRoot } from './root.mjs'

/**
 * The script behind an installed package's command, to be run by Node 24 without a shell.
 * @param {string} name Of the package.
 * @param {string} [command] Where it differs from the package's name.
 */
export async function tool(name, command = name) {
  const folder = inRoot('node_modules', ...name.split('/'))
  const { bin } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const script = typeof bin === 'string' ? bin : bin[command]
  return `${folder}/${script}`
}
