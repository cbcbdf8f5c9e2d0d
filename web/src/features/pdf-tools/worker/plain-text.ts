import { openDocument, type ViewedFile } from './open-document.ts'

/** The text of each page, line by line, as the file has it. */
export async function plainText(
  { pages, ...viewed }: ViewedFile & { pages: readonly number[] },
  step: (share: number) => Promise<void>,
): Promise<string[]> {
  const document = await openDocument(viewed)
  const texts: string[] = []
  for (const place of pages) {
    const page = await document.getPage(place + 1)
    const { items } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false })
    page.cleanup()
    texts.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str)).join(''))
    await step(texts.length / pages.length)
  }
  return texts
}
