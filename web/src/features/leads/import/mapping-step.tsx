import { type ImportTarget, importTargets, type LeadImport } from '@aurelio/contracts/lead-imports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatBytes } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ColumnMapping } from '../../../ui/import/column-mapping.tsx'
import { delimiterNames, importWords, targetNames } from './import-words.ts'

const isTarget = (text: string): text is ImportTarget => importTargets.some((each) => each === text)

/** What each column becomes, beside what stands in its first rows. */
export function MappingStep({ taken }: { taken: LeadImport }) {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState<ImportTarget[]>(taken.mapping)
  const start = useMutation(api.leadImports.start.mutationOptions())
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
      <ColumnMapping
        columns={taken.columns}
        preview={taken.preview}
        mapping={mapping}
        targets={targetNames}
        isTarget={isTarget}
        onMapping={setMapping}
      />
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
        onClick={() => start.mutate({ id: taken.id, mapping })}
      >
        {t('Importar')}
      </Button>
    </>
  )
}
