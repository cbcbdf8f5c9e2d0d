import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { galleryTemplates } from '../templates/gallery-templates.ts'
import { renderPublication } from './render-publication.ts'

/** Bytes that a page may be, compressed as every browser can unpack it, without its pictures. */
const most = 12 * 1024

it.each(galleryTemplates)('the HTML and CSS of $name are light', async ({ name, load }) => {
  const { document } = await load()
  const { html } = renderPublication(document, { title: name })
  // Pictures that a template carries in itself stand for files.
  const bare = html.replaceAll(/data:image\/[^"')\s]+/g, '')
  expect(bare.length).toBeGreaterThan(5000)
  expect(gzipSync(bare, { level: 9 }).length, 'gzip').toBeLessThanOrEqual(most)
  expect(brotliCompressSync(bare).length, 'brotli').toBeLessThanOrEqual(most)
})
