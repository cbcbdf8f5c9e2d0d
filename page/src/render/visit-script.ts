import { visit } from '../behaviours/built.ts'
import type { Manifest } from './manifest.ts'

/** Where a page tells that it was opened, wherever it stands. */
export const visitAddress = '/p/_visit'

/** `token` says which page it is; `counts`: that it was opened; `reads`: how long, and how far it was read. */
export type VisitNotice = { token: string; counts: boolean; reads: boolean }
type Page = { html: string; manifest: Manifest }

/** A page with the script that tells of visits, last of all: nothing waits for it. */
export function withVisitScript({ html, manifest }: Page, { token, counts, reads }: VisitNotice): Page {
  const told = `${counts ? ' data-counts' : ''}${reads ? ' data-reads' : ''}`
  const script = `<script data-visit="${visitAddress}" data-token="${token}"${told}>${visit.text}</script>`
  const end = html.lastIndexOf('</body>')
  const at = end === -1 ? html.length : end
  return {
    html: html.slice(0, at) + script + html.slice(at),
    manifest: {
      ...manifest,
      scripts: [...manifest.scripts, { hash: visit.hash, bytes: visit.bytes }],
      beacons: [...manifest.beacons, visitAddress],
    },
  }
}
