import type { Paragraph } from './message.ts'

type Run = Exclude<Paragraph, string>['lines'][number][number]

/** A paragraph as plain text: a link says where it leads. */
export function paragraphText(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph
  const mark = paragraph.isList ? '- ' : ''
  return paragraph.lines.map((runs) => mark + runs.map(runText).join('')).join('\n')
}

function runText({ text, link }: Run) {
  return link === undefined || link === text ? text : `${text} (${link})`
}

/** A paragraph as HTML; nothing in it is markup but what is made here. */
export function paragraphHtml(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return `<p>${escape(paragraph).replaceAll('\n', '<br>')}</p>`
  const lines = paragraph.lines.map((runs) => runs.map(runHtml).join(''))
  return paragraph.isList
    ? `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    : `<p>${lines.join('<br>')}</p>`
}

function runHtml({ text, bold, italic, link }: Run) {
  const slanted = italic ? `<em>${escape(text)}</em>` : escape(text)
  const strong = bold ? `<strong>${slanted}</strong>` : slanted
  return link === undefined ? strong : `<a href="${escape(link)}">${strong}</a>`
}

export function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
