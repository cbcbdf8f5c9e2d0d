import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choices } from '../../../ui/choices.tsx'
import { PdfError } from '@aurelio/formats/pdf/failure'
import { readPages } from '../engine/ranges.ts'
import { csvOf, xlsxOf } from '../engine/sheet-files.ts'
import type { ResultFile } from '../state/model.ts'
import { baseName } from '@aurelio/formats/pdf/pdf-name'
import type { Tools } from '../state/tools.ts'
import type { PageTable } from '../worker/page-tables.ts'
import { OperationForm } from './operation-form.tsx'
import { PagesField, usePagesReady } from './pages-field.tsx'
import { viewing } from './viewing.ts'

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Notes that anybody reads. */
const mostNotes = 12

/** 'Tablas': the tables of pages as a spreadsheet. */
export function TablesPanel() {
  const { t } = useTranslation()
  const [as, setAs] = useState<'xlsx' | 'csv'>('xlsx')
  const [pages, setPages] = useState('')
  const isReady = usePagesReady(pages)

  function filesOf(name: string, tables: readonly PageTable[]): ResultFile[] {
    if (tables.length === 0) return []
    if (as === 'csv')
      return tables.map(({ page, table }, at) => ({
        name: `${name}_p${page + 1}_${at + 1}.csv`,
        blob: new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }),
      }))
    const sheets = tables.map(({ page, table }, at) => ({
      name: t('Página {{page}}, tabla {{n}}', { page: page + 1, n: at + 1 }),
      table,
    }))
    return [{ name: `${name}.xlsx`, blob: new Blob([xlsxOf(sheets)], { type: xlsxType }) }]
  }

  async function run(tools: Tools) {
    const longest = Math.max(...tools.documents.map((one) => one.pages.length))
    const notes: string[] = []
    const made = await tools.forEachPdf(async (document, how) => {
      const places = readPages(pages, longest).places.filter((at) => at < document.pages.length)
      const file = await tools.fileOf(document, () => undefined)
      const tables = await viewing(tools, file, (viewed, own) =>
        tools.pools.view.run('pageTables', { ...viewed, pages: places }, { ...how, ...own }),
      )
      for (const { page, table } of tables) {
        const size = { rows: table.length, columns: table[0]?.length ?? 0 }
        notes.push(
          t('{{name}}: página {{page}}, {{rows}} filas y {{columns}} columnas.', {
            name: document.source.name,
            page: page + 1,
            ...size,
          }),
        )
      }
      return filesOf(baseName(document.source.name), tables)
    })
    const files = made.flat()
    if (files.length === 0) throw new PdfError('no-tables')
    return { files, notes: notes.slice(0, mostNotes) }
  }

  return (
    <OperationForm
      verb={t('Sacar las tablas')}
      text={t(
        'Busca las tablas de las páginas por cómo se alinea su texto, y las da como hoja de cálculo. Revisa el resultado: una celda de varias líneas puede salir en varias filas.',
      )}
      isReady={isReady}
      run={run}
    >
      <Choices
        legend={t('Formato')}
        name="tables-as"
        value={as}
        options={[
          { value: 'xlsx', label: t('Una hoja por tabla (XLSX)') },
          { value: 'csv', label: t('Un archivo por tabla (CSV)') },
        ]}
        onChange={setAs}
      />
      <PagesField value={pages} onChange={setPages} />
    </OperationForm>
  )
}
