import { useTranslation } from 'react-i18next'
import { Badge } from '../../../../ui/badge.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Select } from '../../../../ui/select.tsx'
import { columnLetter, type ColumnMode } from '@aurelio/page/generator'
import { modesOf } from '../choices.ts'
import type { SeoTool } from '../use-seo-tool.ts'
import { OptionGroup } from './option-group.tsx'

const modeNames = ['text', 'slug', 'none'] as const satisfies readonly ColumnMode[]

/** What happens to each column; the rule of the specification is where each one starts. */
export function ColumnsOptions({ tool }: { tool: SeoTool }) {
  const { t } = useTranslation()
  const info = tool.csv?.info
  const modes = info === undefined ? [] : modesOf(tool.choices, info)
  const labels = { text: t('Texto'), slug: t('Slug'), none: t('Sin tocar') }
  const change = (column: number, value: string) => {
    const mode = modeNames.find((name) => name === value)
    if (mode !== undefined) tool.change({ modes: { ...tool.choices.modes, [column]: mode } })
  }
  return (
    <OptionGroup
      title={t('Columnas')}
      help={t(
        'Texto respeta mayúsculas y minúsculas; Slug escribe la ubicación como en una dirección: alcala-de-henares.',
      )}
    >
      {info === undefined && (
        <p className="text-muted">{t('Carga el CSV para elegir qué se hace con cada columna.')}</p>
      )}
      <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto" aria-label={t('Columnas')}>
        {info?.columns.map((column, index) => {
          const name =
            column.name === '' ? t('Columna {{letter}}', { letter: columnLetter(index + 1) }) : column.name
          return (
            <li
              // Columns have no other identity: names may repeat.
              key={columnLetter(index + 1)}
              className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-3 p-1"
            >
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="truncate font-medium">{name}</span>
                  {column.reason === 'links' && <Badge tone="accent">{t('contiene enlaces')}</Badge>}
                  {column.reason === 'slugs' && <Badge tone="accent">{t('contiene slugs')}</Badge>}
                </span>
                <span className="block truncate text-dense text-muted">{column.example}</span>
              </span>
              <Select
                aria-label={t('Modo de la columna {{name}}', { name })}
                value={modes[index]}
                onChange={(event) => change(index, event.target.value)}
              >
                {modeNames.map((mode) => (
                  <option key={mode} value={mode}>
                    {labels[mode]}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </ul>
      <Checkbox
        label={t('Leer las comillas como texto')}
        checked={!tool.reading.quotes}
        disabled={tool.busy !== undefined}
        onChange={(event) => tool.changeReading({ quotes: !event.target.checked })}
      />
    </OptionGroup>
  )
}
