import type { Manifest, PageAddress } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'

/** What a page is made of at its address, beside what it shares with every page. */
export type MadePage = {
  rendered: { html: string; manifest: Manifest }
  document: StoredDocument
  address: PageAddress & { url: string }
  title: string
}
