import { decodeElements, encodePage, type StoredDocument } from '@aurelio/page/document'

/** An element of a page as it is written down. */
export type Part = { id: string; type: string; props: Record<string, unknown> }

export function heading(id: string, text: string, level: number, props: Record<string, unknown> = {}): Part {
  return { id, type: 'heading', props: { text, level, color: 'token:text', fontSize: '28px', ...props } }
}

export function paragraph(id: string, text: string, props: Record<string, unknown> = {}): Part {
  return { id, type: 'text', props: { text, color: 'token:text', fontSize: '18px', ...props } }
}

/** Parts one below the other, or beside each other where there is room. */
export function box(
  id: string,
  children: readonly (Part | null)[],
  props: Record<string, unknown> = {},
): Part {
  const shown = children.filter((child) => child !== null)
  return { id, type: 'container', props: { layout: 'vertical', gap: '16px', ...props, children: shown } }
}

/** As a page that the renderer draws. */
export function documentOf(parts: readonly (Part | null)[]): StoredDocument {
  const decoded = decodeElements(parts.filter((part) => part !== null))
  if (!decoded.ok) throw new Error('The page of a contest cannot be made', { cause: decoded.error })
  const { document } = decoded
  return { read: () => ({ document, page: encodePage(document) }) }
}
