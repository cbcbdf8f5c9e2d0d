import type { Report } from '@aurelio/contracts/report-links'
import type { Formats } from './formats.ts'
import { drawTitle } from './lists.ts'
import { innerWidth, type Sheet, sheetSize } from './sheet.ts'
import type { ReportWords } from './words.ts'

const height = 120
/** For the largest number, at the left of the bars. */
const scaleWidth = 34
const mostLabels = 7
const labelWidth = 30

/** The leads of a report as bars, drawn as shapes: they stay sharp at any size. */
export function drawChart(
  sheet: Sheet,
  { by, points }: Report['leads'],
  words: ReportWords,
  formats: Formats,
) {
  const { document, look } = sheet
  const left = sheetSize.margin + scaleWidth
  const width = innerWidth - scaleWidth
  const most = niceMost(Math.max(...points.map(({ leads }) => leads)))
  const total = points.reduce((sum, { leads }) => sum + leads, 0)
  sheet.makeRoom(height + 60)
  drawTitle(sheet, words.leadsBy[by])
  const [top, bottom] = [sheet.y, sheet.y + height]
  const step = width / points.length
  const every = Math.ceil(points.length / mostLabels)
  const small = { size: 8, color: look.muted }

  sheet.tell(
    'Figure',
    () => {
      for (const share of [0, 0.5, 1]) {
        const y = bottom - share * height
        document
          .lineWidth(0.5)
          .moveTo(left, y)
          .lineTo(left + width, y)
          .stroke(look.line)
        if (Number.isInteger(share * most))
          sheet.write(formats.number(share * most), {
            ...small,
            x: sheetSize.margin,
            y: y - 5,
            width: scaleWidth - 8,
            align: 'right',
          })
      }
      for (const [at, { from, leads }] of points.entries()) {
        const tall = (leads / most) * height
        const x = left + at * step + step * 0.15
        if (leads > 0) document.rect(x, bottom - tall, step * 0.7, tall).fill(look.bar)
        if (at % every === 0)
          sheet.write(formats.bar(from, by), {
            ...small,
            x: Math.min(x, left + width - labelWidth),
            y: bottom + 6,
            width: Math.max(labelWidth, step * every),
          })
      }
    },
    words.chart(formats.number(total), formats.number(Math.max(...points.map(({ leads }) => leads)))),
  )
  sheet.moveDown(bottom - top + 44)
}

/** A round number that the longest bar stays under: 1, 2, 4, 6, 8, 10, 20 … */
function niceMost(most: number): number {
  for (let size = 1; ; size *= 10) {
    const found = [1, 2, 4, 6, 8].find((each) => each * size >= most)
    if (found !== undefined) return found * size
  }
}
