import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { inRoot } from './root.mjs'

const folder = inRoot('page', 'src', 'behaviours')
/** What pages carry, made of the files beside it. */
const made = 'built.ts'

/** Every behaviour by its file's name, as a page carries it: bundled, minified, and its hash for the page's policy. */
export async function builtBehaviours() {
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
