import { renderPublication } from '@aurelio/page'
import { decodeStoredPage } from '@aurelio/page/document'
import { readForeignPage } from '../../web/src/features/page-builder/import-html/read-foreign-page.ts'
import type { Bench } from './results.ts'

const bench: Bench = {
  async importPage({ page, files }) {
    const bytes = new Map(
      Object.entries(files).map(([name, text]) => [
        name,
        Uint8Array.from(atob(text), (each) => each.codePointAt(0) ?? 0),
      ]),
    )
    const html = new TextDecoder().decode(bytes.get(page))
    const folder = page.slice(0, page.lastIndexOf('/') + 1)
    const start = performance.now()
    const { stored, left } = await readForeignPage(
      { html, files: bytes, folder, name: page },
      { signal: new AbortController().signal, onProgress: () => undefined },
    )
    const milliseconds = performance.now() - start
    const decoded = decodeStoredPage(stored)
    if (!decoded.ok) throw decoded.error
    return {
      html: renderPublication(decoded.document, { title: page }).html,
      elements: Object.keys(decoded.document.elements).length,
      milliseconds,
      left: { ...Object.fromEntries(left.counts), pictures: left.pictures.size, fonts: left.fonts.size },
    }
  },
}
globalThis.importBench = bench
