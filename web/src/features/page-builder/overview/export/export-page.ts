import { addressOf, renderPublication } from '@aurelio/page'
import { decodeStoredPage } from '@aurelio/page/document'
import { slugOf } from '@aurelio/page/values/slug'
import { makeZip } from 'client-zip'
import { client } from '../../../../platform/api/client.ts'
import { downloadBlob } from '../../../../platform/files/download.ts'
import { themeOfPage } from '../../drawing/theme-of-page.ts'

export type Exported = {
  /** Pictures of ours that could not be read; the page names them at their address. */
  missing: number
  /** True where it has forms that send nothing, since the page is not published. */
  hasDeadForms: boolean
}
type File = { name: string; input: string | Blob }

/**
 * Saves a page as it was last saved in a ZIP: the page itself, which works opened from disk or on any static host, its
 * pictures and its letters in a folder each, and its document. Pictures of other hosts stay there. Forms go on sending to where the page is
 * published. Rejects where the page cannot be read.
 */
export async function exportPage(id: string): Promise<Exported> {
  const page = await client.pages.get({ id })
  const decoded = decodeStoredPage(page.document)
  if (!decoded.ok) throw decoded.error
  const { title, description, language, indexed, canonical } = page.settings
  const address = page.slug === null ? undefined : addressOf(page.slug)
  const { html, manifest } = renderPublication(decoded.document, {
    title: title || page.name,
    theme: await themeOfPage(page),
    ...(page.publication && address && { address }),
    head: { description, indexed, ...(language && { language }), ...(canonical && { canonical }) },
  })
  const [pictures, fonts] = await Promise.all([
    Promise.all(manifest.pictures.filter(isOurs).map((source) => fileAt(source, 'imagenes'))),
    Promise.all(manifest.fonts.map((source) => fileAt(source, 'fuentes'))),
  ])
  const beside = [...pictures, ...fonts]
  const files: File[] = [
    { name: 'index.html', input: standingAlone(html, beside, page.publication?.url, address?.leads) },
    ...beside.flatMap(({ name, blob }) => (blob ? [{ name, input: blob }] : [])),
    { name: 'pagina.json', input: JSON.stringify({ ...page.document, name: page.name }) },
  ]
  const zip = await new Response(makeZip(files)).blob()
  downloadBlob(new Blob([zip], { type: 'application/zip' }), `${slugOf(page.name)}.zip`)
  return {
    missing: pictures.filter(({ blob }) => blob === null).length,
    hasDeadForms: manifest.forms.length > 0 && page.publication === null,
  }
}

/** What a page names at an address of ours, as it lies beside the page; null where it could not be read. */
type Beside = { address: string; name: string; blob: Blob | null }

function isOurs(address: string): boolean {
  return address.startsWith('/p/_pictures/')
}

async function fileAt(address: string, folder: string): Promise<Beside> {
  const name = `${folder}/${address.split('/').at(-1) ?? ''}`
  const answer = await fetch(address).catch(() => null)
  return { address, name, blob: answer?.ok ? await answer.blob() : null }
}

/** The page's own addresses as they are from anywhere else. They are ours, and hold nothing that HTML would write otherwise. */
function standingAlone(
  html: string,
  beside: readonly Beside[],
  url: string | undefined,
  leads: string | undefined,
): string {
  let text = html
  for (const { address, name, blob } of beside)
    text = text.replaceAll(address, blob ? name : window.location.origin + address)
  if (url !== undefined && leads !== undefined)
    text = text.replaceAll(`action="${leads}`, `action="${new URL(leads, url).href}`)
  return text
}
