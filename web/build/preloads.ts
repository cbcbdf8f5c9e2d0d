import type { Plugin, Rolldown } from 'vite'
import { firstLook, shellModules } from './starts.ts'

/**
 * Names in index.html what the browser would find out late: the font of the interface, and in the template
 * `shell-parts` the files of the shell, which the document itself asks for where it shows one. The script stands in
 * `entry-parts`, for the document asks for it when the first look stands (app/first-look/). The style sheet comes
 * without holding back the first paint, which needs none of it; the entry waits for it (app/styles-ready.ts).
 */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    buildStart() {
      if (this.environment.config.command === 'build')
        this.emitFile({ type: 'chunk', id: firstLook, preserveSignature: 'strict' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html
        const known = new Set(
          [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file),
        )
        const parts = filesOf(bundle, shellModules).filter((file) => !known.has(file))
        const links = parts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
        const { rest, styles } = withoutStyles(html)
        const { without, entry } = withoutEntry(rest)
        return without
          .replace(
            '<template id="entry-parts">',
            (template) => behindFirstPaint(bundle, styles) + template + entry,
          )
          .replace('<template id="shell-parts">', (template) => template + links.join(''))
          .replace('/src/app/first-look/first-look.ts', `/${chunkOf(bundle, firstLook)}`)
      },
    },
  }
}

/** The document without its style sheets, and their addresses. */
function withoutStyles(html: string) {
  const link = /\s*<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/g
  const styles = [...html.matchAll(link)].flatMap(([, href]) => href ?? [])
  if (styles.length === 0) throw new Error('The build has no style sheet in its document.')
  return { rest: html.replace(link, ''), styles }
}

/** The document without its script, and that with what it imports. */
function withoutEntry(html: string) {
  const part =
    /\s*<script type="module"[^>]*src="\/assets\/[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g
  const parts = html.match(part)
  if (!parts) throw new Error('The build has no script in its document.')
  return { without: html.replace(part, ''), entry: parts.map((tag) => tag.trim()).join('') }
}

/** The style sheet and the font as a script asks for them: neither holds back what is painted first, which has no text. */
function behindFirstPaint(bundle: Rolldown.OutputBundle, styles: readonly string[]): string {
  const sheets = styles.map((href) => appended({ rel: 'stylesheet', crossOrigin: '', href }))
  const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: fontOf(bundle) }
  // Browsers wait with painting for a font that was asked for before.
  const font = `requestAnimationFrame(() => setTimeout(() => ${appended(preload)}))`
  return `<script>${[...sheets, font].join(';')}</script>`
}

function appended(link: Record<string, string>): string {
  return `document.head.append(Object.assign(document.createElement('link'), ${JSON.stringify(link)}))`
}

function fontOf(bundle: Rolldown.OutputBundle): string {
  const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal-.+\.woff2$/.test(file))
  if (font === undefined) throw new Error('The build has no Latin font to preload.')
  return `/${font}`
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
