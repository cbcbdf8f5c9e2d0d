import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { build, preview } from 'vite'
import { signUp } from '../../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../../e2e/product/product.ts'
import { cookiesOf } from '../../e2e/steps/session.ts'
import type { Sample } from '../../e2e/product/large-page.ts'

export type Editor = {
  name: string
  /** Takes minutes at 5,000 elements: measured once there. */
  isSlow: boolean
  /** Opens the document; ms from the start of navigation until all of it stands and one element was selected. */
  open: (page: Page, document: readonly Sample[]) => Promise<number>
  /** The panel's field of a text, null where the editor has none. */
  field: string | null
  /** What is dragged onto the canvas. */
  tile: string
  canvas: (page: Page) => Page | FrameLocator
  node: (id: string) => string
}

const here = import.meta.dirname

/** The editors of these names, all of them for none, and how to end what serves them. */
export async function editors(
  names: readonly string[],
): Promise<{ list: Editor[]; stop: () => Promise<void> }> {
  const isWanted = (name: string) => names.length === 0 || names.includes(name)
  const ends: (() => Promise<void>)[] = []
  const list: Editor[] = []
  if (isWanted('aurelio')) {
    const ours = await serveOurs()
    ends.push(ours.stop)
    list.push(ours.editor)
  }
  if (['puck', 'puck-virtual', 'grapesjs'].some(isWanted)) {
    const peers = await servePeers()
    ends.push(peers.stop)
    list.push(...peers.list.filter(({ name }) => isWanted(name)))
  }
  return { list, stop: async () => void (await Promise.all(ends.map((end) => end()))) }
}

async function serveOurs() {
  const probe = await bundled('ours.ts')
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: started, resolve: start } = Promise.withResolvers<{ url: string }>()
  const running = inTemporaryFolder(async (folder) => {
    const product = await startProduct(folder)
    start(product)
    await ended
    await product.stop()
  })
  const { url } = await started
  const account = await signUp(url)
  const editor: Editor = {
    name: 'aurelio',
    isSlow: false,
    field: '[data-prop="text"]',
    tile: '[data-panel-element="text"]',
    canvas: (page) => page,
    node: (id) => `[data-element-id="${id}"]`,
    async open(page, document) {
      await page.context().addCookies(cookiesOf(account, url))
      await page.addInitScript(probe)
      await page.addInitScript(
        ([state, session]) => {
          localStorage.setItem('editorState', state)
          localStorage.setItem('aurelioEditorData', session)
        },
        [JSON.stringify(document), JSON.stringify({ isOpen: true, selectedTemplate: null })] as const,
      )
      await page.goto(`${url}/dashboard/tools/aurelio-builder/editor`, { waitUntil: 'commit' })
      return ready(page, countOf(document))
    },
  }
  const stop = async () => {
    end()
    await running
  }
  return { editor, stop }
}

async function servePeers() {
  const outDir = await mkdtemp(join(tmpdir(), 'aurelio-bench-editor-'))
  const root = join(here, 'peers')
  await build({
    root,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      rolldownOptions: { input: [join(root, 'puck.html'), join(root, 'grapes.html')] },
    },
  })
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const base = server.resolvedUrls?.local[0] ?? ''
  const open = (path: string, all: boolean) => async (page: Page, document: readonly Sample[]) => {
    const count = countOf(document)
    await page.goto(`${base}${path}n=${String(count)}`, { waitUntil: 'commit' })
    return ready(page, all ? count : 1)
  }
  const puck = {
    isSlow: true,
    field: 'input[name="text"]:visible',
    tile: '[data-testid="drawer-item:text"]',
    canvas: (page: Page) => page.frameLocator('iframe').first(),
    node: (id: string) => `[data-puck-component="${id}"]`,
  }
  const list: Editor[] = [
    { ...puck, name: 'puck', open: open('puck.html?', true) },
    { ...puck, name: 'puck-virtual', open: open('puck.html?virtual&', false) },
    {
      name: 'grapesjs',
      isSlow: true,
      field: null,
      tile: '.gjs-block',
      canvas: (page) => page.frameLocator('iframe').first(),
      node: (id) => `[data-bench="${id}"]`,
      open: open('grapes.html?', true),
    },
  ]
  const stop = async () => {
    await server.close()
    await rm(outDir, { recursive: true, force: true })
  }
  return { list, stop }
}

/** Until every element stands there and the page answers; the clock is the page's own, from the start of navigation. */
async function ready(page: Page, count: number): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => (globalThis.probe?.count() ?? 0) >= wanted && performance.now(),
    count,
    { polling: 'raf', timeout: 180_000 },
  )
  return Number(await handle.jsonValue())
}

function countOf(document: readonly Sample[]): number {
  return document.reduce((sum, { props }) => sum + 1 + countOf(props.children ?? []), 0)
}

/** A script of one file, for a page that is not ours to change. */
async function bundled(file: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'aurelio-bench-probe-'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2024',
      lib: { entry: join(here, file), formats: ['iife'], name: 'bench', fileName: 'probe' },
    },
  })
  const script = await readFile(join(outDir, 'probe.iife.js'), 'utf8')
  await rm(outDir, { recursive: true, force: true })
  return script
}
