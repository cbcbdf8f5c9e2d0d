import { languageSchema, type PageSettings, pageSettingsSchema } from '@aurelio/contracts/page-settings'
import { pageNameSchema } from '@aurelio/contracts/pages'
import { type NestedElement, decodeStoredPage, type StoredPage } from '@aurelio/page/document'
import { client } from '../../../platform/api/client.ts'
import { pictureSource } from '../editor/sync/pictures/picture-source.ts'
import { mapTexts, textsIn } from '../editor/sync/pictures/texts-in.ts'
import type { CleanPage } from './read/clean-page.ts'

type KeepOptions = {
  name: string
  siteId: string | undefined
  onProgress: (progress: { done: number; total: number }) => void
}
/** The page that was made, and how many of its pictures the workspace did not take. */
export type KeptPage = { id: string; name: string; refused: number }

const packed = /^data:image\/[a-z+]+;base64,/

/** Makes a draft of a converted page: its pictures go to the workspace's first, each once. */
export async function keepForeignPage(
  { stored, foreign }: { stored: StoredPage; foreign: CleanPage },
  { name, siteId, onProgress }: KeepOptions,
): Promise<KeptPage> {
  const sources = [...new Set(textsIn(stored.elements).filter((text) => packed.test(text)))]
  const kept = new Map<string, string>()
  let refused = 0
  for (const [done, source] of sources.entries()) {
    onProgress({ done, total: sources.length })
    const taken = await pictureSource(await fileOf(source, done + 1))
    kept.set(source, taken.ok ? taken.source : '')
    if (!taken.ok) refused += 1
  }
  const elements = stored.elements.map((element) => withSources(element, kept))
  const decoded = decodeStoredPage({ ...stored, elements })
  if (!decoded.ok) throw decoded.error
  const called = pageNameSchema.safeParse(name.trim().slice(0, 200)).data ?? 'Página importada'
  const settings = settingsOf(foreign)
  const { id } = await client.pages.create({
    name: called,
    document: decoded.page,
    settings,
    ...(siteId !== undefined && { siteId }),
  })
  return { id, name: called, refused }
}

async function fileOf(source: string, count: number): Promise<File> {
  const picture = bytesOf(source)
  const type = /^data:(image\/[a-z+]+)/.exec(source)?.[1] ?? 'image/png'
  return new File([picture], `imagen-${count}`, { type })
}

function bytesOf(source: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(source.replace(packed, '')), (letter) => letter.codePointAt(0) ?? 0)
  } catch {
    return new Uint8Array()
  }
}

function withSources(element: NestedElement, kept: ReadonlyMap<string, string>): NestedElement {
  const { children, ...props } = element.props
  const changed = mapTexts(props, (text) => kept.get(text) ?? text)
  return {
    ...element,
    props: { ...changed, ...(children && { children: children.map((child) => withSources(child, kept)) }) },
  }
}

/** One line of so many letters. */
function line(text: string, most: number): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, most)
}

/** What the foreign page said of itself, as far as a page of ours can say it. */
function settingsOf({ title, description, language }: CleanPage): PageSettings {
  return pageSettingsSchema.parse({
    title: line(title, 200),
    description: line(description, 400),
    language: languageSchema.safeParse(language.slice(0, 2).toLowerCase()).data ?? '',
  })
}
