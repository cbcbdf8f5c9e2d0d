import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says of itself, and the words on its pages. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise
  const { info } = await document.getMetadata()
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1)
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  const marked = await document.getMarkInfo()
  await document.destroy()
  return { info, pages, isTagged: marked?.Marked === true }
}
