import { renderPublication } from '@aurelio/page/render'
import type { ReadPage } from '@aurelio/page/document'
import type { Theme } from '@aurelio/page/theme'

/** The whole document of a section alone on a page, in a kit. */
export async function drawSection(load: () => Promise<ReadPage>, theme: Theme | null): Promise<string> {
  const { document } = await load()
  return renderPublication(document, { title: '', theme }).html
}
