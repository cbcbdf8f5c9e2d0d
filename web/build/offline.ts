import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesNamed } from './named-files.ts'

const source = fileURLToPath(
  new URL('../src/features/image-optimizer/offline/offline-worker.ts', import.meta.url),
)
const file = 'image-optimizer-offline.js'
const address = '/dashboard/tools/image-optimizer'

/** What the optimizer is shown with where there is no server: the app's start, its frame, and its own parts. */
const starts = [
  'app/main.tsx',
  'app/signed-in-routes.tsx',
  'app/shell/shell.tsx',
  'app/offline-screen.tsx',
  'platform/api/client.ts',
  'app/languages/{en,fr,de}.ts',
  'features/image-optimizer/image-optimizer-screen.tsx',
].flatMap((pattern) => [...filesNamed([pattern])])
/** Modules whose parts come along that are loaded when they are asked for: windows, encoders. */
const ownParts = /\/features\/image-optimizer\/(?!texts\/|feature\.ts)/
/** Encoders with threads need what the product asks of no page. */
const threaded = /_mt/
/** The interface's own letters; those of other alphabets wait for a connection. */
const usualFont = /inter-latin-wght-normal/

/** Writes the service worker of the image optimizer, with the files it keeps for when there is no connection. */
export function offline(): Plugin {
  return {
    name: 'offline',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = [...neededFiles(bundle)].toSorted().map((name) => `/${name}`)
      const code = await compiled()
      const page = bundle['index.html']
      const version = createHash('sha256')
        .update(JSON.stringify(files))
        .update(code)
        .update(page?.type === 'asset' ? page.source : '')
        .digest('base64url')
        .slice(0, 12)
      const kept = `globalThis.offlineFiles=${JSON.stringify({ version, files, address })};`
      this.emitFile({ type: 'asset', fileName: file, source: kept + code })
    },
  }
}

/** All that is loaded for the starts, and by the optimizer's own parts when they are asked for. */
function neededFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const assets = Object.values(bundle).filter((one) => one.type === 'asset')
  const named = (text: string) =>
    assets.map(({ fileName }) => fileName).filter((name) => text.includes(name.replace(/^.*\//, '')))
  const found = new Set<string>()
  const open = starts.map((module) => chunkWith(bundle, module))
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const one = bundle[name]
    if (!one || found.has(name) || threaded.test(name)) continue
    if (one.type === 'chunk') {
      open.push(...one.imports, ...(one.viteMetadata?.importedCss ?? []))
      if (one.moduleIds.some((id) => ownParts.test(id))) open.push(...one.dynamicImports, ...named(one.code))
    } else if (name.endsWith('.js')) {
      const text = String(one.source)
      if (text.includes('workerHelpers')) continue
      open.push(...named(text))
    } else if (name.endsWith('.css')) {
      open.push(...named(String(one.source)).filter((font) => usualFont.test(font)))
    }
    found.add(name)
  }
  return found
}

function chunkWith(bundle: Rolldown.OutputBundle, module: string): string {
  for (const [name, one] of Object.entries(bundle))
    if (one.type === 'chunk' && one.moduleIds.includes(module)) return name
  throw new Error(`The build has nothing of ${module}.`)
}

/** The worker as one script of its own. */
async function compiled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [script] = outputs
  if (script?.type !== 'chunk' || outputs.length !== 1)
    throw new Error('The offline worker is not one script.')
  return script.code
}
