import type { AroundReports } from './report.ts'
import { kitOf, lookOf } from './pdf/look.ts'
import { innerWidth, openSheet, sheetSize } from './pdf/sheet.ts'

type Note = { title: string; facts: readonly { label: string; text: string }[]; foot: string }

/** Letters that fit into a line of what a note says. */
const lineLength = 88

/** Prints a few facts on paper that looks as the reports of the workspace do. */
export function notePrinter({ themeOf, mailingOf }: Pick<AroundReports, 'themeOf' | 'mailingOf'>) {
  return async (workspaceId: string, { title, facts, foot }: Note): Promise<Buffer<ArrayBuffer>> => {
    const [theme, { language }] = await Promise.all([themeOf(workspaceId), mailingOf(workspaceId)])
    const look = lookOf(kitOf(theme))
    const sheet = await openSheet({ title, language, look })
    const { margin: x } = sheetSize
    const line = (text: string, size: number, color: string) => {
      sheet.makeRoom(size * 1.5)
      const y = sheet.y
      sheet.tell('P', () => sheet.write(text, { x, y, width: innerWidth, size, color }))
      sheet.moveDown(size * 1.5)
    }
    const y = sheet.y
    sheet.tell('H1', () =>
      sheet.write(title, {
        x,
        y,
        width: innerWidth,
        size: 20,
        smallest: 12,
        color: look.ink,
        face: 'heading',
      }),
    )
    sheet.moveDown(40)
    for (const { label, text } of facts) {
      line(label, 9, look.muted)
      for (const part of wrapped(text)) line(part, 11, look.ink)
      sheet.moveDown(8)
    }
    return sheet.finish((page, pages) => ({ left: foot, right: `${page} / ${pages}` }))
  }
}

/** A text in lines, broken between words, and within one that is longer than a line. */
function wrapped(text: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).flatMap(inPieces)) {
    if (line !== '' && line.length + word.length + 1 > lineLength) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return line === '' ? lines : [...lines, line]
}

function inPieces(word: string): string[] {
  return word.match(new RegExp(`.{1,${lineLength}}`, 'gu')) ?? []
}
