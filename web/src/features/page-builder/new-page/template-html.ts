import { renderPublication, type LibraryTemplate, type StartingTemplate } from '@aurelio/page'

/** The whole document of a template. */
export async function templateHtml({ name, load }: StartingTemplate | LibraryTemplate): Promise<string> {
  const { document } = await load()
  return renderPublication(document, { title: name }).html
}
