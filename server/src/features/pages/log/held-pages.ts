import {
  encodePage,
  isRecord,
  limits,
  type PageDocument,
  replay,
  storedDocument,
} from '@aurelio/page/document'
import type { KeptStep, PageLogStore } from './store.ts'

/** A page at one place of its order, with what it weighs at most. */
export type HeldPage = { version: number; document: PageDocument; bytes: number; values: number }

/** Pages that are being edited, remembered so that a step need not read a whole page. */
const mostPages = 30

/**
 * What the last transactions left behind, by page. It is a shortcut alone: whoever asks says at which place the page
 * stands, and gets it as it is there.
 */
export function heldPages(store: PageLogStore) {
  const held = new Map<string, HeldPage>()

  async function read(id: string): Promise<HeldPage> {
    const { document: text, version, behind } = await store.text(id)
    const since = await store.between(id, version - behind, version)
    const { document } = storedDocument(
      text,
      since.map(({ operations }) => operations),
    ).read()
    return { version, document, ...weightOf(document) }
  }

  return {
    async at(id: string, version: number): Promise<HeldPage> {
      const known = held.get(id)
      if (!known || known.version > version) return read(id)
      if (known.version === version) return known
      const since = await store.between(id, known.version, version)
      // Put in place whole meanwhile: its order has a gap there.
      if (since.length !== version - known.version) return read(id)
      return withSteps(known, since)
    },
    keep(id: string, page: HeldPage) {
      held.delete(id)
      held.set(id, page)
      const [oldest] = held.keys()
      if (held.size > mostPages && oldest !== undefined) held.delete(oldest)
    },
    /** Only what is known of it by chance. */
    peek: (id: string) => held.get(id),
    forget: (id: string) => void held.delete(id),
  }
}

function withSteps(page: HeldPage, since: readonly KeptStep[]): HeldPage {
  const steps = since.map(({ operations }) => operations)
  const { document } = replay(page.document, steps)
  return { ...page, ...grown(page, steps), version: page.version + since.length, document }
}

/** What the page weighs at most with what is brought to it: what is taken away is not taken off. */
export function grown(page: HeldPage, brought: unknown): Pick<HeldPage, 'bytes' | 'values'> {
  return { bytes: page.bytes + JSON.stringify(brought).length, values: page.values + valuesIn(brought) }
}

/** What it weighs, counted. */
export function weightOf(document: PageDocument): Pick<HeldPage, 'bytes' | 'values'> {
  return {
    bytes: JSON.stringify(encodePage(document)).length,
    values: Object.values(document.elements).reduce((sum, { props }) => sum + valuesIn(props), 0),
  }
}

/** A page with its pictures inside it. */
const mostBytes = 8 * 1024 * 1024

export function isTooHeavy({ bytes, values }: Pick<HeldPage, 'bytes' | 'values'>): boolean {
  return bytes > mostBytes || values > limits.values
}

function valuesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + valuesIn(each), 1)
  return isRecord(value) ? Object.values(value).reduce<number>((sum, each) => sum + valuesIn(each), 1) : 1
}
