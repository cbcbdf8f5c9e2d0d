import { kitOf, lookOf } from './pdf/look.ts'
import { reportPdf } from './pdf/report-pdf.ts'
import { reportWords } from './pdf/words.ts'
import type { AroundReports, ReportAsked, ReportMaker } from './report.ts'

export type PrintedReport = { name: string; bytes: Buffer<ArrayBuffer> }

type Parts = Pick<AroundReports, 'themeOf' | 'logoFileOf' | 'mailingOf'> & { make: ReportMaker }

/** Prints reports: what the screen says, as a PDF in the colours, letters and language of the workspace. */
export function reportPrinter({ make, themeOf, logoFileOf, mailingOf }: Parts) {
  return async (asked: ReportAsked): Promise<PrintedReport> => {
    const [report, theme, logo, { language }] = await Promise.all([
      make(asked),
      themeOf(asked.workspaceId),
      logoFileOf(asked.workspaceId),
      mailingOf(asked.workspaceId),
    ])
    const bytes = await reportPdf({ report, look: lookOf(kitOf(theme)), language, logo })
    return { name: `${reportWords[language].fileName}-${report.from}-${report.to}.pdf`, bytes }
  }
}
export type ReportPrinter = ReturnType<typeof reportPrinter>
