import type { TableImport } from '@aurelio/contracts/table-imports'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { ProgressBar } from '../progress-bar.tsx'

type ImportProgressProps = {
  taken: TableImport
  /** How many are in, in words. */
  imported: string
  /** Why rows made nothing, in words, once it has ended. */
  left: ReactNode
  failure: string | undefined
  cancel: { isPending: boolean; mutate: (input: { id: string }) => void }
  undo: { isPending: boolean; mutate: (input: { id: string }) => void }
  onClose: () => void
}

/** How an import goes; what is in can be taken back whole. */
export function ImportProgress({
  taken,
  imported,
  left,
  failure,
  cancel,
  undo,
  onClose,
}: ImportProgressProps) {
  const { t } = useTranslation()
  const { id, state, percent } = taken
  const isEnded = state === 'done' || state === 'cancelled' || state === 'failed'
  return (
    <>
      {state === 'running' && (
        <ProgressBar
          percent={percent}
          label={t('Importando')}
          text={t('{{percent}} %: {{imported}}', { percent, imported })}
        />
      )}
      <div role="status" className="flex flex-col gap-1">
        <Outcome taken={taken} imported={imported} />
        {isEnded && left}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {state === 'running' && (
          <Button busy={cancel.isPending} onClick={() => cancel.mutate({ id })}>
            {t('Parar')}
          </Button>
        )}
        {isEnded && taken.imported > 0 && (
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

function Outcome({ taken: { state, brokenLine }, imported }: { taken: TableImport; imported: string }) {
  const { t } = useTranslation()
  if (state === 'done') return <p>{imported}</p>
  if (state === 'cancelled') return <p>{t('Parada: {{imported}}', { imported })}</p>
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
