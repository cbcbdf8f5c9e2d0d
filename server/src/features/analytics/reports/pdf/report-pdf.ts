import type { Report } from '@aurelio/contracts/report-links'
import type { Mailing } from '../../../../platform/mail/message.ts'
import { drawChart } from './chart.ts'
import { formatsOf } from './formats.ts'
import type { Look } from './look.ts'
import { drawAdvice, drawPages } from './lists.ts'
import { innerWidth, openSheet, type Sheet, sheetSize } from './sheet.ts'
import { type ReportWords, reportWords } from './words.ts'

const { margin } = sheetSize
const logoBox: [number, number] = [150, 48]
const figureNames = ['leads', 'wonLeads', 'wonCents', 'completedTasks', 'publications'] as const

type Printed = {
  report: Report
  look: Look
  language: Mailing['language']
  /** PNG; null where the agency has none. */
  logo: Uint8Array | null
}

/** A report on sheets of A4, in the agency's colours and letters: tagged, with its title and language. */
export async function reportPdf({ report, look, language, logo }: Printed): Promise<Buffer<ArrayBuffer>> {
  const words = reportWords[language]
  const formats = formatsOf(language)
  const days = words.days(formats.day(report.from), formats.day(report.to))
  const name = report.project ?? report.agency.name
  const sheet = await openSheet({ title: `${words.report}: ${name}. ${days}`, language, look })
  drawHead(sheet, { name, agency: report.agency.name, days, logo, words })
  drawFigures(sheet, report, words, formats)
  drawVisits(sheet, report.visits, words, formats)
  drawChart(sheet, report.leads, words, formats)
  drawAdvice(sheet, report.advice, words)
  drawPages(sheet, report.pages, words, formats)
  return sheet.finish((page, pages) => ({
    left: `${report.agency.name} · ${days}`,
    right: words.pageOf(page, pages),
  }))
}

type Head = { name: string; agency: string; days: string; logo: Uint8Array | null; words: ReportWords }

function drawHead(sheet: Sheet, { name, agency, days, logo, words }: Head) {
  const { document, look } = sheet
  const line = { x: margin, width: innerWidth }
  sheet.decorate(() => document.rect(0, 0, sheetSize.width, 10).fill(look.color))
  if (logo !== null) {
    const draw = () => {
      document.image(Buffer.from(logo), margin, sheet.y - 8, { fit: logoBox, valign: 'center' })
    }
    sheet.tell('Figure', draw, agency)
    sheet.moveDown(58)
  } else if (agency !== name) {
    sheet.tell('P', () =>
      sheet.write(agency, { ...line, y: sheet.y, size: 13, face: 'bold', color: look.ink }),
    )
    sheet.moveDown(40)
  }
  sheet.tell('P', () =>
    sheet.write(words.report, { ...line, y: sheet.y, size: 10, face: 'bold', color: look.muted }),
  )
  sheet.moveDown(16)
  sheet.tell('H1', () =>
    sheet.write(name, { ...line, y: sheet.y, size: 26, smallest: 15, face: 'heading', color: look.ink }),
  )
  sheet.moveDown(36)
  sheet.tell('P', () => sheet.write(days, { ...line, y: sheet.y, size: 11, color: look.muted }))
  sheet.moveDown(30)
}

function drawFigures(
  sheet: Sheet,
  { figures, before }: Report,
  words: ReportWords,
  formats: ReturnType<typeof formatsOf>,
) {
  const { document, look } = sheet
  const gap = 10
  const height = 74
  const width = (innerWidth - gap * (figureNames.length - 1)) / figureNames.length
  for (const [at, figure] of figureNames.entries()) {
    const x = margin + at * (width + gap)
    const inside = { x: x + 10, width: width - 16 }
    const written = figure === 'wonCents' ? formats.euros : formats.number
    sheet.decorate(() => {
      document.lineWidth(0.75).roundedRect(x, sheet.y, width, height, 6).stroke(look.line)
      document.roundedRect(x, sheet.y, 3, height, 1.5).fill(look.bar)
    })
    sheet.tell('P', () => {
      sheet.write(words.figures[figure], { ...inside, y: sheet.y + 10, size: 8.5, color: look.muted })
      sheet.write(written(figures[figure]), {
        ...inside,
        y: sheet.y + 25,
        size: 19,
        smallest: 10,
        face: 'bold',
        color: look.ink,
      })
      const earlier = words.before(written(before[figure]))
      sheet.write(earlier, { ...inside, y: sheet.y + 53, size: 8.5, color: look.muted })
    })
  }
  sheet.moveDown(height + 14)
}

/** How many looked at the pages, and how many of them went on: or that nobody counts it. */
function drawVisits(
  sheet: Sheet,
  visits: Report['visits'],
  words: ReportWords,
  formats: ReturnType<typeof formatsOf>,
) {
  const text = visits === null ? words.notCounted : visitsText(visits, words, formats)
  const line = { x: margin, width: innerWidth, y: sheet.y, size: 11, color: sheet.look.ink }
  sheet.tell('P', () => sheet.write(text, line))
  sheet.moveDown(28)
}

function visitsText(
  { now, before }: NonNullable<Report['visits']>,
  words: ReportWords,
  formats: ReturnType<typeof formatsOf>,
) {
  const { rate, interval } = now
  const [low, high] = interval ?? [0, 0]
  const told =
    rate === null || interval === null
      ? null
      : words.rate(formats.percent(rate), formats.percent(low), formats.percent(high))
  return words.visits(formats.number(now.visits), formats.number(before.visits), told)
}
