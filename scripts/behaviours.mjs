// npm run behaviours: writes what pages carry, page/src/behaviours/built.ts, out of the TypeScript beside it.
import { writeFile } from 'node:fs/promises'
import { builtBehaviours } from './built-behaviours.mjs'
import { inRoot } from './root.mjs'

/** @param {string} name */
const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => String(letter).toUpperCase())

const entries = (await builtBehaviours()).map(
  ({ name, text, hash, bytes }) =>
    `export const ${camelCase(name)} = {\n  text: '${text.replaceAll('\\', '\\\\')}',\n  hash: '${hash}',\n  bytes: ${bytes},\n}\n`,
)
const head = '// Made by `npm run behaviours` of the files beside it, and of nothing else.\n'
await writeFile(inRoot('page', 'src', 'behaviours', 'built.ts'), [head, ...entries].join('\n'))
