import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { columnLetter, type CsvInfo, type PreviewLocation, type Run } from '@aurelio/page/generator'
import type { Outcome } from '../../worker/protocol.ts'

/** The first rows for the first three locations; what changes is marked. */
export function PreviewTable({ outcome, info }: { outcome: Outcome; info: CsvInfo }) {
  const { t } = useTranslation()
  return (
    <Card>
      <Tabs.Root defaultValue="0" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{t('Vista previa')}</h3>
          <Tabs.List aria-label={t('Ubicación de la vista previa')} className="flex flex-wrap gap-2">
            {outcome.preview.map(({ name }, index) => (
              <Tabs.Trigger
                key={columnLetter(index + 1)}
                value={String(index)}
                className={buttonClass({
                  size: 'dense',
                  variant: 'ghost',
                  className:
                    'max-w-48 data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text',
                })}
              >
                <span className="truncate">{name}</span>
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </div>
        {outcome.preview.map(({ rows }, index) => (
          <Tabs.Content
            key={columnLetter(index + 1)}
            value={String(index)}
            className="max-h-112 overflow-auto rounded-md border"
          >
            <Rows rows={rows} info={info} />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Card>
  )
}

/** The preview is replaced as a whole: its rows and cells are told apart by their place. */
function Rows({ rows, info }: { rows: PreviewLocation['rows']; info: CsvInfo }) {
  return (
    <table className="text-left text-dense">
      <thead className="sticky top-0 bg-raised">
        <tr>
          {info.columns.map((column, index) => (
            <th key={columnLetter(index + 1)} className="px-3 py-2 font-medium whitespace-nowrap">
              {column.name || columnLetter(index + 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={columnLetter(row + 1)} className="border-t align-top">
            {cells.map((runs, column) => (
              <td key={columnLetter(column + 1)} className="px-3 py-2">
                <div className="max-w-80 min-w-24 break-words">
                  <Runs runs={runs} />
                </div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, index) =>
    run.changed ? (
      <mark
        key={columnLetter(index + 1)}
        className="rounded-sm bg-accent-soft px-0.5 font-medium text-accent-text"
      >
        {run.text}
      </mark>
    ) : (
      <span key={columnLetter(index + 1)}>{run.text}</span>
    ),
  )
}
