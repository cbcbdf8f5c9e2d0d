// npm run bench:sizes: what the same page weighs as Aurelio, GrapesJS and Puck put it out.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { signUp, publishPage } from '../../../e2e/product/account.ts'
import { sampleDocument } from '../../../e2e/product/large-page.ts'
import { inTemporaryFolder, startProduct } from '../../../e2e/product/product.ts'
import { contentAnchor, skipCss, skipLink } from '../../../page/src/render/skip-link.ts'
import { samplePage } from '../../../e2e/product/sample-page.ts'
import { difference } from '../../../e2e/steps/pixels.ts'
import { inBrowser, say } from '../../in-browser.ts'
import { nodesOf } from './nodes-of.ts'
import type { Output } from './node.ts'

/** Without a form: each editor has another idea of what one is. */
const pages = [
  { name: 'sample page', elements: samplePage().filter(({ type }) => type !== 'form') },
  { name: '500 elements', elements: sampleDocument(500) },
]
const window = { width: 1440, height: 900 }

const outDir = await mkdtemp(join(tmpdir(), 'aurelio-bench-sizes-'))
try {
  await inBrowser({ root: import.meta.dirname, outDir, global: 'sizesBench' }, async (bench, browser) => {
    const shown = await browser.newPage({ viewport: window })
    await inTemporaryFolder(async (folder) => {
      const product = await startProduct(folder)
      try {
        const account = await signUp(product.url)
        say('| page | editor | bytes | gzip | brotli | other pixels than ours |')
        say('| --- | --- | ---: | ---: | ---: | ---: |')
        for (const { name, elements } of pages) {
          const { url } = await publishPage(account, name, elements)
          await compare(name, url, { bench, shown })
        }
      } finally {
        await product.stop()
      }
    })
  })
} finally {
  await rm(outDir, { recursive: true, force: true })
}

async function compare(name: string, url: string, { bench, shown }: { bench: Page; shown: Page }) {
  const ours = await fetch(url).then((answer) => answer.text())
  await shown.setContent(ours)
  const nodes = await shown.evaluate(nodesOf)
  const picture = await shown.screenshot({ fullPage: true })
  line(name, 'Aurelio', ours, '')
  for (const editor of ['grapesjs', 'puck'] as const) {
    const output = await bench.evaluate(([one, tree]) => globalThis.sizesBench[one](tree), [
      editor,
      nodes,
    ] as const)
    const theirs = documentOf(name, output)
    await shown.setContent(theirs)
    const { share } = await difference(picture, await shown.screenshot({ fullPage: true }))
    line(name, editor, theirs, `${(share * 100).toFixed(2)} %`)
    line(name, `${editor}, as helpful`, asHelpful(theirs), '')
  }
}

/** Theirs with what ours has besides its looks: the way past the menu, keyboard, pointer, motion and letters on a phone. */
function asHelpful(theirs: string): string {
  const rules = [
    'html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}',
    '@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}',
    'body{-webkit-font-smoothing:antialiased}',
    skipCss,
    'a{transition:filter .15s ease-out}',
    'a:hover{filter:brightness(.93)}',
    ':focus-visible{outline:2px solid #16161d;outline-offset:2px;box-shadow:0 0 0 2px #fff}',
  ]
  return theirs
    .replace('</head>', `<style>${rules.join('')}</style></head>`)
    .replace(/<body[^>]*>/, (body) => body + skipLink('es'))
    .replace('<main', `<main id="${contentAnchor}"`)
}

/** The least that makes a page of what an editor puts out. */
function documentOf(title: string, { html, css }: Output): string {
  const body = html.startsWith('<body') ? html : `<body style="margin:0">${html}</body>`
  const style = css === '' ? '' : `<style>${css}</style>`
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${style}</head>${body}</html>`
}

function line(page: string, editor: string, html: string, other: string): void {
  const sizes = [Buffer.byteLength(html), gzipSync(html).length, brotliCompressSync(html).length]
  say(`| ${page} | ${editor} | ${sizes.map((size) => size.toLocaleString('en-US')).join(' | ')} | ${other} |`)
}
