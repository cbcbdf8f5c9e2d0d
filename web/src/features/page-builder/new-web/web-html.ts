import { renderPublication } from '@aurelio/page'
import { noBusiness } from '@aurelio/page/elements'
import { webPreview } from '@aurelio/page/templates/web-preview'
import type { WebPageRole, WebTemplate } from '@aurelio/page/templates/webs'

/** The whole document of a page of a web, with the items and the business that the web brings. */
export async function webHtml({ name, load }: WebTemplate, role: WebPageRole): Promise<string> {
  const web = await load()
  const business = { ...noBusiness, ...web.example }
  return renderPublication(webPreview(web, role), { title: name, theme: web.theme, business }).html
}
