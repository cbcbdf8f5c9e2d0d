import { blocksOf, type LinkedRuns } from '../values/rich-text/blocks.ts'
import { escapeHtml } from './text.ts'
import { readSpans, type RichText } from '../values/rich-text/span.ts'
import type { Props } from '../document/schema.ts'
import type { LetterLooks } from './looks.ts'

/** A prop that holds a text, with what is set apart in it. */
export function richOf(props: Props, prop: string): RichText {
  const text = props[prop]
  return { text: typeof text === 'string' ? text : '', spans: readSpans(props[`${prop}Spans`]) }
}

/** A text as HTML for mail: what is set apart in it, its links and its lists. */
export function richHtml(rich: RichText, looks: LetterLooks): string {
  return blocksOf(rich)
    .map((block) =>
      block.isList
        ? `<ul style="margin:0;padding-left:24px">${block.items.map((item) => `<li>${runsHtml(item, looks)}</li>`).join('')}</ul>`
        : runsHtml(block.runs, looks),
    )
    .join('')
}

/** The same as plain text; a link stands behind its words. */
export function richText(rich: RichText, looks: LetterLooks): string {
  return blocksOf(rich)
    .map((block) =>
      block.isList
        ? block.items.map((item) => `- ${runsText(item, looks)}`).join('\n') + '\n'
        : runsText(block.runs, looks),
    )
    .join('')
    .trim()
}

function runsHtml(linked: readonly LinkedRuns[], looks: LetterLooks): string {
  return linked
    .map(({ link, runs }) => {
      const words = runs
        .map(({ text, bold, italic, color }) => {
          const plain = escapeHtml(looks.filled(text)).replaceAll('\n', '<br>')
          const colored = color ? `<span style="color:${looks.value(color)}">${plain}</span>` : plain
          const slanted = italic ? `<em>${colored}</em>` : colored
          return bold ? `<strong>${slanted}</strong>` : slanted
        })
        .join('')
      const address = link === undefined ? '' : looks.address(link)
      return address === '' ? words : `<a href="${escapeHtml(address)}" style="color:inherit">${words}</a>`
    })
    .join('')
}

function runsText(linked: readonly LinkedRuns[], looks: LetterLooks): string {
  return linked
    .map(({ link, runs }) => {
      const words = looks.filled(runs.map(({ text }) => text).join(''))
      const address = link === undefined ? '' : looks.address(link)
      return address === '' || address === words ? words : `${words} (${address})`
    })
    .join('')
}
