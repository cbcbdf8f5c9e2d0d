/** @typedef {Record<string, { file: string, src?: string, imports?: string[], isEntry?: boolean }>} Manifest */

/**
 * The script files a browser loads for some modules: theirs and all that they import statically, each once.
 * @param {Manifest} manifest Vite's.
 * @param {readonly string[]} modules Source paths as the manifest names them.
 * @returns {Set<string>} Paths within the build folder.
 */
export function filesOf(manifest, modules) {
  /** @type {Set<string>} */
  const keys = new Set()
  const open = [...modules]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key]
    // A renamed screen must not shrink its budget to nothing.
    if (!chunk) throw new Error(`The build has no chunk of its own for ${key}.`)
    if (keys.has(key)) continue
    keys.add(key)
    open.push(...(chunk.imports ?? []))
  }
  return new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
}
