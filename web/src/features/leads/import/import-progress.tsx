import type { LeadImport } from '@aurelio/contracts/lead-imports'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { importWords } from './import-words.ts'

/** How an import goes; what is in can be taken back whole. */
export function ImportProgress({ taken, onClose }: { taken: LeadImport; onClose: () => void }) {
  const { t } = useTranslation()
  const cancel = useMutation(api.leadImports.cancel.mutationOptions())
  const undo = useMutation(api.leadImports.undo.mutationOptions())
  const { id, state, percent, imported, skipped } = taken
  const error = cancel.error ?? undo.error
  const isEnded = state === 'done' || state === 'cancelled' || state === 'failed'
  return (
    <>
      {state === 'running' && (
        <ProgressBar
          percent={percent}
          label={t('Importando')}
          text={t('{{percent}} %: {{imported}} leads importados', { percent, imported })}
        />
      )}
      <div role="status" className="flex flex-col gap-1">
        <Outcome taken={taken} />
        {isEnded && skipped > 0 && (
          <p className="text-muted">{t('{{count}} filas estaban vacías', { count: skipped })}</p>
        )}
      </div>
      {error && (
        <p role="alert" className="text-danger">
          {errorText(error, importWords)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {state === 'running' && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('Parar')}
          </Button>
        )}
        {isEnded && imported > 0 && (
          <Button busy={undo.isPending} onClick={() => undo.mutate({ id })}>
            {t('Deshacer la importación')}
          </Button>
        )}
        {state !== 'running' && (
          <Button variant="primary" onClick={onClose}>
            {t('Cerrar')}
          </Button>
        )}
      </div>
    </>
  )
}

function Outcome({ taken: { state, imported, brokenLine } }: { taken: LeadImport }) {
  const { t } = useTranslation()
  if (state === 'done') return <p>{t('{{count}} leads importados', { count: imported })}</p>
  if (state === 'cancelled')
    return <p>{t('Parada: {{count}} leads se han importado', { count: imported })}</p>
  if (state === 'undoing') return <p>{t('Deshaciendo…')}</p>
  if (state === 'undone') return <p>{t('La importación se ha deshecho entera.')}</p>
  if (state !== 'failed') return null
  return (
    <p>
      {t(
        'El archivo no se puede leer a partir de la línea {{line}}: se abren unas comillas que no se cierran. Lo anterior está importado; arregla esa línea y vuelve a subirlo, o deshaz la importación.',
        { line: (brokenLine ?? 0) + 1 },
      )}
    </p>
  )
}
