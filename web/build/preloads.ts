import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { shellModules } from './starts.ts'

/**
 * Names in index.html what the browser would find out late: the font of the interface, and in the template
 * `shell-parts` the files of the shell, which the document itself asks for where it shows one.
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const known = new Set(
          [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file),
        )
        const parts = filesOf(bundle, shellModules).filter((file) => !known.has(file))
        const links = parts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const filled = html.replace('<template id="shell-parts">', (template) => template + links.join(''))
        return { html: filled, tags: [fontLink(bundle)] }
      },
    },
  }
}

function fontLink(bundle: Rolldown.OutputBundle): HtmlTagDescriptor {
  const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal-.+\.woff2$/.test(file))
  if (font === undefined) throw new Error('The build has no Latin font to preload.')
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` }
  return { tag: 'link', attrs, injectTo: 'head' }
}

/** The chunks of some modules and all that these import statically, each once. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>()
  const open = modules.map((module) => chunkOf(bundle, module))
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) continue
    found.add(file)
    open.push(...chunk.imports)
  }
  return [...found]
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  for (const [file, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && chunk.facadeModuleId === module) return file
  throw new Error(`The build has no chunk of its own for ${module}.`)
}
