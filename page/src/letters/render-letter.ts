import type { PageDocument } from '../document/schema.ts'
import { registerGroups } from '../elements/groups.ts'
import { drawElement, joined } from './elements.ts'
import { bodyFamily, letterPadding, letterWidth } from './measures.ts'
import { letterLooks, type LookParts } from './looks.ts'
import { escapeHtml } from './text.ts'

/** What stands below every letter to many: who sends it, why, and how to get no more of them. */
export type LetterFoot = {
  /** Who sends it, and their postal address. */
  sender: string
  why: string
  unsubscribe: { label: string; address: string }
  preferences: { label: string; address: string }
  inBrowser: { label: string; address: string }
}

export type LetterParts = LookParts & {
  document: PageDocument
  subject: string
  /** What programs show beside the subject; '' for the first words of the letter. */
  preview: string
  language: string
  foot: LetterFoot
}

/**
 * A letter as mail programs read it: HTML of tables with inline styles, at most 600 px wide, and the same as plain text.
 * Texts, links and values of readers are hostile: all of them are escaped, and links lead to http, https, mailto and tel alone.
 */
export function renderLetter(parts: LetterParts): { subject: string; html: string; text: string } {
  const { document, language, foot } = parts
  registerGroups()
  const looks = letterLooks(parts)
  const drawn = document.root.map((id) => drawElement(document, id, looks))
  // A line break in a subject would begin a header of somebody else's.
  const subject = oneLine(looks.filled(parts.subject))
  const preview = oneLine(looks.filled(parts.preview))
  const body = drawn.map(({ html }) => html).join('')
  const [background, surface, ink, muted] = [
    '#f4f4f7',
    looks.value('token:background'),
    looks.value('token:text'),
    '#5f5e6d',
  ]
  const link = ({ label, address }: { label: string; address: string }) =>
    `<a href="${escapeHtml(address)}" style="color:${muted}">${escapeHtml(label)}</a>`
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:${background}">${preview === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>`}<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="background:${background}"><tr><td align="center" style="padding:24px 12px"><table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:${letterWidth}px;background:${escapeHtml(surface)};border-radius:8px"><tr><td style="padding:${letterPadding}px;font:16px/1.55 ${bodyFamily(looks)};color:${escapeHtml(ink)};text-align:left">${body}</td></tr></table><table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:${letterWidth}px"><tr><td style="padding:16px 24px;font:13px/1.5 Arial,Helvetica,sans-serif;color:${muted};text-align:left"><p style="margin:0 0 8px">${escapeHtml(foot.why)}</p><p style="margin:0 0 8px">${link(foot.unsubscribe)} · ${link(foot.preferences)} · ${link(foot.inBrowser)}</p><p style="margin:0">${escapeHtml(foot.sender)}</p></td></tr></table></td></tr></table></body></html>`
  const text = joined([
    ...drawn.map((part) => part.text),
    '-- ',
    foot.why,
    [foot.unsubscribe, foot.preferences, foot.inBrowser]
      .map(({ label, address }) => `${label}: ${address}`)
      .join('\n'),
    foot.sender,
  ])
  return { subject, html, text }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029\0]+/g, ' ').trim()
}
