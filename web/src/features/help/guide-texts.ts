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
  const [start = '', ...others] = guideText(id).split(/^## /m)
  const title = guides.find((guide) => guide.id === id)?.title ?? id
  return [
    { guide: id, heading: title, anchor: null, text: plain(start) },
    ...others.map((part) => {
      const [heading = '', ...lines] = part.split('\n')
      return {
        guide: id,
        heading: plain(heading),
        anchor: slugify(plain(heading)),
        text: plain(lines.join('\n')),
      }
    }),
  ]
}

/** The words of some Markdown in one line. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/^\|[\s:|-]+\|$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^```.*$|^(?:[-*]|\d+\.) |\|/gm, ' ')
    .replaceAll(/[*`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
