import { slugify } from 'markdown-to-jsx/react'
import { guides } from './guides.ts'

const files = import.meta.glob<string>('./guides/*.md', { query: '?raw', import: 'default', eager: true })

/** A part of a guide under a heading of its own; what stands before the first is the guide's own part, without anchor. */
export type GuideSection = { guide: string; heading: string; anchor: string | null; text: string }

/** The Markdown of a guide below its title. Throws for one that has no file. */
export function guideText(id: string): string {
  const file = files[`./guides/${id}.md`]
  if (file === undefined) throw new Error(`There is no guide ${id}.`)
  return file.replace(/^# .*\n+/, '')
}

/** A guide's headings with what stands below each. */
export function sectionsOf(id: string): GuideSection[] {
  const [start, ...others] = partsOf(id)
  const title = guides.find((guide) => guide.id === id)?.title ?? id
  return [
    { guide: id, heading: title, anchor: null, text: plain(start?.markdown ?? '') },
    ...others.map(({ heading, anchor, markdown }) => ({ guide: id, heading, anchor, text: plain(markdown) })),
  ]
}

/** A part of a guide with its Markdown, without its heading. Undefined where the guide has none of this anchor. */
export function partOf(id: string, anchor: string): { heading: string; markdown: string } | undefined {
  return partsOf(id)
    .slice(1)
    .find((part) => part.anchor === anchor)
}

/** A guide in pieces, the first of which stands before every heading. */
function partsOf(id: string) {
  return guideText(id)
    .split(/^## /m)
    .map((part, index) => {
      const [first = '', ...rest] = part.split('\n')
      const heading = index === 0 ? '' : plain(first)
      return {
        heading,
        anchor: slugify(heading),
        markdown: (index === 0 ? [first, ...rest] : rest).join('\n'),
      }
    })
}

/** The words of some Markdown in one line. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^\|[\s:|-]+\|$/gm, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$|^(?:[-*]|\d+\.) |\|/gm, ' ')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
