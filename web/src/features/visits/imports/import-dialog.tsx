import type { VisitFile, VisitTarget } from '@aurelio/contracts/visit-imports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { ColumnMapping } from '../../../ui/import/column-mapping.tsx'
import { ImportFile } from '../../../ui/import/import-file.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { ImportList } from './import-list.tsx'
import { importWords, isTarget, targetNames, toolNames } from './words.ts'

type Opened = { fileName: string; text: string; file: VisitFile; mapping: VisitTarget[] }

/** Visits that another product counted before: a file, what its columns are, and those that were imported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [chosen, setChosen] = useState(search.get('site'))
  const [opened, setOpened] = useState<Opened>()
  const sites = useQuery(api.sites.list.queryOptions())
  const look = useMutation(api.visitImports.look.mutationOptions())
  const create = useMutation(
    api.visitImports.create.mutationOptions({
      onSuccess: ({ imported: { visits }, skippedDays }) => {
        setOpened(undefined)
        notify.success(
          skippedDays === 0
            ? t('Visitas importadas: {{visits}}', { visits: formatNumber(visits) })
            : t(
                'Visitas importadas: {{visits}}. Días que ya tenían visitas y se han dejado fuera: {{days}}',
                {
                  visits: formatNumber(visits),
                  days: formatNumber(skippedDays),
                },
              ),
        )
      },
    }),
  )
  const siteId = chosen ?? sites.data?.items[0]?.id
  const failure = create.error ?? look.error

  async function open(picked: File) {
    create.reset()
    const text = textOf(await picked.arrayBuffer())
    const file = await look.mutateAsync({ text }).catch(() => undefined)
    if (file) setOpened({ fileName: picked.name, text, file, mapping: [...file.mapping] })
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Importar visitas')}
      description={t(
        'El CSV de Plausible, Umami, Matomo o Google Analytics 4, día a día. Se deshace con un clic.',
      )}
      className="max-w-160"
      actions={
        opened && (
          <>
            <Button onClick={() => setOpened(undefined)}>{t('Otro archivo')}</Button>
            <Button
              variant="primary"
              busy={create.isPending}
              disabled={siteId === undefined}
              onClick={() => {
                const { fileName, text, mapping } = opened
                if (siteId !== undefined) create.mutate({ siteId, fileName, text, mapping })
              }}
            >
              {t('Importar visitas')}
            </Button>
          </>
        )
      }
    >
      <div className="-mx-1 flex flex-col gap-4 overflow-y-auto px-1">
        <Field label={t('Sitio')}>
          {(control) => (
            <Select {...control} value={siteId ?? ''} onChange={({ target }) => setChosen(target.value)}>
              {sites.data?.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {opened ? (
          <>
            <p className="text-muted">
              {t('{{file}}: parece de {{tool}}, con {{rows}} filas.', {
                file: opened.fileName,
                tool: t(toolNames[opened.file.tool]),
                rows: formatNumber(opened.file.rows),
              })}
            </p>
            <ColumnMapping
              columns={opened.file.columns}
              preview={opened.file.preview}
              mapping={opened.mapping}
              targets={targetNames}
              isTarget={isTarget}
              onMapping={(mapping) => setOpened({ ...opened, mapping })}
            />
            {failure && (
              <p role="alert" className="text-danger">
                {errorText(failure, importWords)}
              </p>
            )}
          </>
        ) : (
          <ImportFile
            label={t('Archivo de visitas')}
            accept=".csv,.tsv,text/csv,text/plain"
            help={t('Un CSV de hasta 8 MB. Los días que ya tienen visitas no se cuentan dos veces.')}
            isBusy={look.isPending}
            failure={failure ? errorText(failure, importWords) : undefined}
            onFile={(file) => void open(file)}
          />
        )}
        <ImportList />
      </div>
    </Dialog>
  )
}

/** Matomo writes UTF-16, and says so in the first two bytes. */
function textOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes)
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(bytes)
}
