import type { PageLanguages } from '@aurelio/page/document'
import type { Manifest, PageAddress } from '@aurelio/page'
import type { StoredDocument } from '@aurelio/page/document'

/** What a page is made of at its address, beside what it shares with every page. */
export type MadePage = {
  rendered: { html: string; manifest: Manifest }
  document: StoredDocument
  address: PageAddress & { url: string }
  title: string
  /** The languages of its site as it shows them, null in a site with one; undefined where they are still to be asked for. */
  languages?: PageLanguages | null
}
