import { type ImportTarget, importTargets, type LeadImport } from '@aurelio/contracts/lead-imports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatBytes } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { delimiterNames, importWords, targetNames } from './import-words.ts'

/** What each column becomes, beside what stands in its first rows. */
export function MappingStep({ taken }: { taken: LeadImport }) {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState<readonly ImportTarget[]>(taken.mapping)
  const start = useMutation(api.leadImports.start.mutationOptions())

  function choose(column: number, text: string) {
    const target = importTargets.find((each) => each === text)
    if (target) setMapping(mapping.map((before, at) => (at === column ? target : before)))
  }

  return (
    <>
      <p className="text-dense text-muted">
        {t('{{name}}: {{size}}, {{encoding}}, separado por {{delimiter}}.', {
          name: taken.fileName,
          size: formatBytes(taken.bytes),
          encoding: taken.encoding.toUpperCase(),
          delimiter: t(delimiterNames[taken.delimiter]),
        })}
      </p>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">{t('Qué es cada columna')}</caption>
        <thead className="text-dense text-muted">
          <tr>
            {[t('Columna'), t('Primeras filas'), t('Se importa como')].map((name) => (
              <th key={name} scope="col" className="border-b py-2 pe-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {taken.columns.map((column, at) => (
            <tr key={`${at} ${column}`} className="align-top">
              <th scope="row" className="border-b py-2 pe-3 font-medium break-words">
                <bdi>{column || t('Sin nombre')}</bdi>
              </th>
              <td className="max-w-48 border-b py-2 pe-3 text-dense text-muted">
                {taken.preview.slice(0, 3).map((row, index) => (
                  <span key={index} className="block truncate">
                    <bdi>{row[at]}</bdi>
                  </span>
                ))}
              </td>
              <td className="border-b py-2">
                <Select
                  aria-label={t('Se importa como: {{column}}', { column })}
                  value={mapping[at] ?? 'skip'}
                  onChange={({ target }) => choose(at, target.value)}
                >
                  {importTargets.map((target) => (
                    <option key={target} value={target}>
                      {t(targetNames[target])}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {start.isError && (
        <p role="alert" className="text-danger">
          {errorText(start.error, importWords)}
        </p>
      )}
      <Button
        variant="primary"
        className="self-end"
        busy={start.isPending}
        disabled={mapping.every((target) => target === 'skip')}
        onClick={() => start.mutate({ id: taken.id, mapping: [...mapping] })}
      >
        {t('Importar')}
      </Button>
    </>
  )
}
