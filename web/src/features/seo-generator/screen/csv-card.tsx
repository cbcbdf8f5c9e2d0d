import { CircleAlert, CircleCheck, FileSpreadsheet } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { useFileDrop } from '../../../ui/use-file-drop.ts'
import { CsvFound } from './csv-found.tsx'
import { ProgressLine } from './progress-line.tsx'
import { failureText } from './texts.ts'
import type { SeoTool } from './use-seo-tool.ts'

/** The drop zone of the CSV and what was found in it. */
export function CsvCard({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const { csv, busy } = tool
  const take = (file: File | undefined) => {
    if (file === undefined) return
    const isTable = /\.(?:csv|xlsx|xml)$/i.test(file.name)
    setRefused(isTable ? undefined : file.name)
    if (isTable) void tool.readCsv(file)
  }
  const { isOver, handlers } = useFileDrop((file) => {
    if (busy === undefined) take(file)
  })
  const problem =
    refused === undefined
      ? csv?.failure && `${csv.file.name}. ${failureText(t, csv.failure)}`
      : t(
          '«{{name}}» no es un CSV, un libro de Excel ni un XML. Solo se aceptan archivos que terminan en .csv, .xlsx o .xml.',
          { name: refused },
        )
  return (
    <section className="flex flex-col gap-3" aria-label={t('Archivo CSV')}>
      <div
        data-dropzone="seo-mass-generator"
        data-state={isOver ? 'over' : problem === undefined ? 'idle' : 'refused'}
        {...handlers}
        className={cn(
          'relative flex flex-col items-center gap-2 rounded-lg border border-dashed border-border-strong bg-surface px-4 py-8 text-center',
          'transition-colors duration-150 hover:border-accent-text',
          isOver && 'border-accent-text bg-accent-soft',
          problem !== undefined && 'border-danger',
        )}
      >
        <input
          ref={input}
          type="file"
          accept=".csv"
          tabIndex={-1}
          aria-label={t('Archivo CSV')}
          disabled={busy !== undefined}
          className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            // The same file can be chosen again after it was changed.
            event.target.value = ''
            take(file)
          }}
        />
        <FileSpreadsheet aria-hidden="true" className="size-8 text-accent-text" strokeWidth={1.5} />
        <p className="font-medium">{t('Arrastra y suelta tu archivo CSV aquí')}</p>
        <p className="text-dense text-muted">{t('O haz clic para seleccionar el archivo')}</p>
        <Button className="relative" disabled={busy !== undefined} onClick={() => input.current?.click()}>
          {t('Seleccionar archivo CSV')}
        </Button>
        <WorkbookButton disabled={busy !== undefined} onChosen={take} />
      </div>
      {busy?.task === 'inspect' && <ProgressLine label={t('Leyendo el CSV…')} busy={busy} />}
      {problem !== undefined && (
        <p role="alert" className="flex gap-2 text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{problem}</span>
        </p>
      )}
      {csv?.info !== undefined && refused === undefined && (
        <p role="status" className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
          {t('Archivo CSV cargado correctamente ({{n}} filas)', { n: formatNumber(csv.info.rows) })}
        </p>
      )}
      {csv?.info !== undefined && (
        <CsvFound name={csv.file.name} info={csv.info} reading={tool.reading} onRead={tool.changeReading} />
      )}
    </section>
  )
}

type WorkbookButtonProps = { disabled: boolean; onChosen: (file: File | undefined) => void }

/** A workbook in place of a CSV, whose first sheet is the table, or XML. */
function WorkbookButton({ disabled, onChosen }: WorkbookButtonProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="ghost"
        size="dense"
        className="relative"
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t('Usar un libro de Excel o un XML')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xml"
        hidden
        aria-label={t('Libro de Excel o XML')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          onChosen(file)
        }}
      />
    </>
  )
}
