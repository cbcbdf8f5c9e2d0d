import type { TaskImport } from '@aurelio/contracts/task-imports'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { importWords } from './import-words.ts'

type ImportOutcomeProps = {
  taken: TaskImport
  onChange: (taken: TaskImport) => void
  onClose: () => void
}

/** What an import made; it can be taken back whole. */
export function ImportOutcome({ taken: { id, state, imported }, onChange, onClose }: ImportOutcomeProps) {
  const { t } = useTranslation()
  const undo = useMutation(api.taskImports.undo.mutationOptions({ onSuccess: onChange }))
  return (
    <>
      <p role="status">
        {state === 'done'
          ? t('{{count}} tareas importadas', { count: imported })
          : t('La importación se ha deshecho entera.')}
      </p>
      {undo.isError && (
        <p role="alert" className="text-danger">
          {errorText(undo.error, importWords)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {state === 'done' && (
          <Button busy={undo.isPending} onClick={() => undo.mutate({ id })}>
            {t('Deshacer la importación')}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {t('Cerrar')}
        </Button>
      </div>
    </>
  )
}
