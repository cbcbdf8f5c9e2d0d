import { mostAdvised } from '@aurelio/contracts/analytics'
import type { Report } from '@aurelio/contracts/report-links'
import type { Formats } from './formats.ts'
import { innerWidth, type Sheet, sheetSize } from './sheet.ts'
import type { ReportWords } from './words.ts'

const { margin } = sheetSize
const row = 22
/** Columns of the table of pages, from its right end: leads won, leads, and their bar. */
const column = { won: 90, leads: 50, bar: 110 }

export function drawTitle(sheet: Sheet, title: string) {
  sheet.tell('H2', () =>
    sheet.write(title, {
      x: margin,
      y: sheet.y,
      width: innerWidth,
      size: 14,
      face: 'heading',
      color: sheet.look.ink,
    }),
  )
  sheet.moveDown(28)
}

/** What to do next, each with how many there are. */
export function drawAdvice(sheet: Sheet, advice: Report['advice'], words: ReportWords) {
  const { look } = sheet
  sheet.makeRoom(28 + row * Math.max(1, advice.length))
  drawTitle(sheet, words.next)
  if (advice.length === 0) {
    sheet.tell('P', () =>
      sheet.write(words.nothingNext, { x: margin, y: sheet.y, width: innerWidth, size: 10, color: look.ink }),
    )
    sheet.moveDown(row)
  }
  sheet.tellAll('L', (add) => {
    for (const { kind, count } of advice) {
      const line = { y: sheet.y, size: 10, color: look.ink }
      add('LI', [
        [
          'LBody',
          () => {
            const shown = count < mostAdvised ? String(count) : `${mostAdvised}+`
            sheet.write(shown, {
              ...line,
              x: margin,
              width: 36,
              face: 'bold',
              color: look.ink,
              align: 'right',
            })
            sheet.write(words.advice[kind], { ...line, x: margin + 46, width: innerWidth - 46 })
          },
        ],
      ])
      sheet.moveDown(row)
    }
  })
  sheet.moveDown(16)
}

/** The pages that brought in most; the head of the table stands on each sheet. */
export function drawPages(sheet: Sheet, pages: Report['pages'], words: ReportWords, formats: Formats) {
  const { document, look } = sheet
  sheet.makeRoom(28 + row * 3)
  drawTitle(sheet, words.pages)
  if (pages.length === 0) {
    sheet.tell('P', () =>
      sheet.write(words.noPages, { x: margin, y: sheet.y, width: innerWidth, size: 10, color: look.ink }),
    )
    return
  }
  const right = margin + innerWidth
  const at = {
    name: { x: margin, width: innerWidth - column.won - column.leads - column.bar - 12 },
    leads: { x: right - column.won - column.leads, width: column.leads, align: 'right' },
    won: { x: right - column.won, width: column.won, align: 'right' },
  } as const
  const most = Math.max(1, ...pages.map(({ leads }) => leads))
  const rule = () =>
    sheet.decorate(() =>
      document
        .lineWidth(0.5)
        .moveTo(margin, sheet.y - 5)
        .lineTo(right, sheet.y - 5)
        .stroke(look.line),
    )

  sheet.tellAll('Table', (add) => {
    const head = () => {
      const line = { y: sheet.y, size: 9, face: 'bold', color: look.muted } as const
      add('TR', [
        ['TH', () => sheet.write(words.page, { ...line, ...at.name })],
        ['TH', () => sheet.write(words.figures.leads, { ...line, ...at.leads })],
        ['TH', () => sheet.write(words.figures.wonLeads, { ...line, ...at.won })],
      ])
      sheet.moveDown(row)
    }
    head()
    for (const { name, leads, wonLeads } of pages) {
      if (sheet.makeRoom(row)) head()
      rule()
      const line = { y: sheet.y, size: 10, color: look.ink }
      sheet.decorate(() => {
        const long = (leads / most) * (column.bar - 16)
        const x = at.leads.x - column.bar + 8
        if (leads > 0) document.roundedRect(x, sheet.y + 2, Math.max(2, long), 7, 2).fill(look.bar)
      })
      add('TR', [
        ['TH', () => sheet.write(name, { ...line, ...at.name })],
        ['TD', () => sheet.write(formats.number(leads), { ...line, ...at.leads })],
        ['TD', () => sheet.write(formats.number(wonLeads), { ...line, ...at.won })],
      ])
      sheet.moveDown(row)
    }
  })
}
