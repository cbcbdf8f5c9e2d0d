// npm run behaviours: writes what pages carry, the `built.ts` of each folder, out of the TypeScript beside it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { behaviourFolders, builtBehaviours, made } from './built-behaviours.mjs'

/** @param {string} name */
const camelCase = (name) => name.replaceAll(/-(.)/g, (_, letter) => String(letter).toUpperCase())

const head = '// Made by `npm run behaviours` of the files beside it, and of nothing else.\n'

for (const folder of behaviourFolders) {
  const entries = (await builtBehaviours(folder)).map(
    ({ name, text, hash, bytes }) =>
      `export const ${camelCase(name)} = {\n  text: '${text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}',\n  hash: '${hash}',\n  bytes: ${bytes},\n}\n`,
  )
  await writeFile(join(folder, made), [head, ...entries].join('\n'))
}
