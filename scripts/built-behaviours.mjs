import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { inRoot } from './root.mjs'

/** What published pages carry, and what the pages of proofs do. */
export const behaviourFolders = [inRoot('page', 'src', 'behaviours'), inRoot('proofs', 'src', 'browser')]
/** Made of the files beside it. */
export const made = 'built.ts'

/**
 * Every behaviour of a folder by its file's name, as a page carries it: bundled, minified, and its hash for the page's policy.
 * @param {string} folder
 */
export async function builtBehaviours(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && file !== made).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await bundled(join(folder, file))
      const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
      return { name: basename(file, '.ts'), text, hash, bytes: Buffer.byteLength(text) }
    }),
  )
}

/** @param {string} input */
async function bundled(input) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in result ? result.output : []
  if (chunk === undefined) throw new Error(`Nothing was made of ${input}`)
  // An arrow function says the same in fewer bytes.
  const [, body] = /^\(function\(\)\{(.*)\}\)\(\);\s*$/s.exec(chunk.code) ?? []
  if (body === undefined || body.includes("'")) throw new Error(`${input} is bundled in another form`)
  return `(()=>{${body}})()`
}
