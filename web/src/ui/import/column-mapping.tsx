import { useTranslation } from 'react-i18next'
import { Select } from '../select.tsx'

type ColumnMappingProps<Target extends string> = {
  columns: readonly string[]
  /** The first rows of the table. */
  preview: readonly (readonly string[])[]
  /** What each column becomes. */
  mapping: readonly Target[]
  /** What columns may become, with Spanish names. */
  targets: Readonly<Record<Target, string>>
  isTarget: (text: string) => text is Target
  onMapping: (mapping: Target[]) => void
}

/** What each column of a table becomes, beside what stands in its first rows; on phones below it. */
export function ColumnMapping<Target extends string>({
  columns,
  preview,
  mapping,
  targets,
  isTarget,
  onMapping,
}: ColumnMappingProps<Target>) {
  const { t } = useTranslation()
  const names = Object.entries<string>(targets)

  function choose(column: number, text: string) {
    if (isTarget(text)) onMapping(mapping.map((before, at) => (at === column ? text : before)))
  }

  return (
    <table className="block w-full text-left text-sm sm:table">
      <caption className="sr-only">{t('Qué es cada columna')}</caption>
      <thead className="sr-only text-dense text-muted sm:not-sr-only sm:table-header-group">
        <tr>
          {[t('Columna'), t('Primeras filas'), t('Se importa como')].map((name) => (
            <th key={name} scope="col" className="border-b py-2 pe-3 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {columns.map((column, at) => (
          <tr key={`${at} ${column}`} className="block border-b py-2 align-top sm:table-row sm:py-0">
            <th scope="row" className="block pe-3 font-medium break-words sm:table-cell sm:border-b sm:py-2">
              <bdi>{column || t('Sin nombre')}</bdi>
            </th>
            <td className="block py-1 pe-3 text-dense text-muted sm:table-cell sm:max-w-48 sm:border-b sm:py-2">
              {preview.slice(0, 3).map((row, index) => (
                <span key={index} className="block truncate">
                  <bdi>{row[at]}</bdi>
                </span>
              ))}
            </td>
            <td className="block sm:table-cell sm:border-b sm:py-2">
              <Select
                aria-label={t('Se importa como: {{column}}', { column })}
                value={mapping[at] ?? 'skip'}
                onChange={({ target }) => choose(at, target.value)}
              >
                {names.map(([target, name]) => (
                  <option key={target} value={target}>
                    {t(name)}
                  </option>
                ))}
              </Select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
