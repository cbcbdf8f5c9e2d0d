import type { ImportDelimiter, TableImport } from '@aurelio/contracts/table-imports'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../platform/format.ts'
import { Button } from '../button.tsx'
import { ColumnMapping } from './column-mapping.tsx'

/** Spanish texts, and their own translation keys. */
const delimiterNames: Record<ImportDelimiter, string> = {
  ',': 'comas',
  ';': 'punto y coma',
  '\t': 'tabuladores',
  '|': 'barras verticales',
}

type MappingStepProps<Target extends string> = {
  taken: TableImport<Target>
  /** What columns may become, with Spanish names. */
  targets: Readonly<Record<Target, string>>
  isTarget: (text: string) => text is Target
  /** What else has to be said before it begins. */
  children?: ReactNode
  failure: string | undefined
  isBusy: boolean
  isReady: (mapping: readonly Target[]) => boolean
  onStart: (mapping: Target[]) => void
}

/** What each column becomes, beside what stands in its first rows. */
export function MappingStep<Target extends string>({
  taken,
  targets,
  isTarget,
  children,
  failure,
  isBusy,
  isReady,
  onStart,
}: MappingStepProps<Target>) {
  const { t } = useTranslation()
  const [mapping, setMapping] = useState<Target[]>(taken.mapping)
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
        targets={targets}
        isTarget={isTarget}
        onMapping={setMapping}
      />
      {children}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <Button
        variant="primary"
        className="self-end"
        busy={isBusy}
        disabled={!isReady(mapping)}
        onClick={() => onStart(mapping)}
      >
        {t('Importar')}
      </Button>
    </>
  )
}
