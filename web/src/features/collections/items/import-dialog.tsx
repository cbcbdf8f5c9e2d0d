import { hasOptions } from '@aurelio/contracts/collection-kinds/kinds'
import { type Collection, type Imported, type ItemState, itemStates } from '@aurelio/contracts/collections'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Choices } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { collectionWords, faultText, stateWords } from '../collection-words.ts'
import { csvOfFile, type TableFault } from './table-file.ts'

type ImportDialogProps = { collection: Collection; onClose: () => void }

const fileFaults = {
  'too-large': 'El archivo es demasiado grande: pártelo en varios.',
  old: 'Es un Excel de antes de 2007: guárdalo como .xlsx o como CSV.',
  damaged: 'Este Excel no se puede abrir. Guárdalo otra vez, o como CSV.',
} as const satisfies Record<TableFault, string>

/** Items out of a CSV or the first sheet of a workbook; then how many came, and which rows were left out and why. */
export function ImportDialog({ collection, onClose }: ImportDialogProps) {
  const { t } = useTranslation()
  const { id, fields, clients } = collection
  const isTeam = useCan('collections.change')
  const [csv, setCsv] = useState<string>()
  const [addsOptions, setAddsOptions] = useState(false)
  const hasChoices = fields.some(({ kind }) => hasOptions(kind))
  const [state, setState] = useState<ItemState>('draft')
  const [error, setError] = useState<string>()
  const importing = useMutation(
    api.collections.import.mutationOptions({
      onError: (failure) => setError(errorText(failure, collectionWords)),
    }),
  )

  async function read(file: File | undefined) {
    setError(undefined)
    if (!file) return setCsv(undefined)
    const table = await csvOfFile(file)
    if ('fault' in table) return setError(t(fileFaults[table.fault]))
    return setCsv(table.csv)
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Importar tabla')}
      description={
        importing.data
          ? undefined
          : t(
              'La primera fila lleva los nombres de los campos: {{names}}. Si una columna se llama id, esas filas cambian los elementos que ya están.',
              {
                names: fields.map(({ name }) => name).join(', '),
              },
            )
      }
      actions={
        importing.data ? (
          <Button variant="primary" onClick={onClose}>
            {t('Listo')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('Cancelar')}</Button>
            <Button
              variant="primary"
              disabled={csv === undefined}
              busy={importing.isPending}
              onClick={() =>
                csv !== undefined && importing.mutate({ id, csv, state, addsOptions: isTeam && addsOptions })
              }
            >
              {t('Importar')}
            </Button>
          </>
        )
      }
    >
      {importing.data ? (
        <Outcome imported={importing.data} fields={fields} />
      ) : (
        <>
          <Field label={t('Archivo CSV o Excel')} error={error} tellsError>
            {(control) => (
              <input
                {...control}
                type="file"
                accept=".csv,.xlsx,text/csv"
                className="text-sm"
                onChange={({ target }) => void read(target.files?.[0])}
              />
            )}
          </Field>
          {isTeam && hasChoices && (
            <Checkbox
              label={t('Añadir a las elecciones las opciones que falten')}
              checked={addsOptions}
              onChange={({ target }) => setAddsOptions(target.checked)}
            />
          )}
          {(isTeam || clients === 'publish') && (
            <Choices
              legend={t('Los elementos nuevos quedan como')}
              name="state"
              value={state}
              options={itemStates.map((value) => ({ value, label: t(stateWords[value]) }))}
              onChange={setState}
            />
          )}
        </>
      )}
    </Dialog>
  )
}

function Outcome({ imported, fields }: { imported: Imported; fields: Collection['fields'] }) {
  const { t } = useTranslation()
  const { added, changed, ignored, refused, refusedCount } = imported
  const nameOf = (key: string) => fields.find((field) => field.key === key)?.name ?? key
  return (
    <div role="status" className="flex min-h-0 flex-col gap-3 overflow-y-auto">
      <p>
        {t('{{count}} elementos nuevos', { count: added })}
        {' · '}
        {t('{{count}} cambiados', { count: changed })}
        {' · '}
        {t('{{count}} filas sin tomar', { count: refusedCount })}
      </p>
      {ignored.length > 0 && (
        <p className="text-muted">
          {t('Columnas que no son ningún campo: {{names}}', { names: ignored.join(', ') })}
        </p>
      )}
      {refused.length > 0 && (
        <ul className="flex flex-col gap-1 text-dense">
          {refused.map(({ line, field, fault }) => (
            <li key={`${line} ${field}`}>
              {t('Línea {{line}}, {{field}}: {{fault}}', {
                line,
                field: nameOf(field),
                fault: faultText(fault),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
