import type { Security, Succession } from '@aurelio/contracts/security'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'

type SuccessionDialogProps = {
  workspaces: Security['soleOwnerOf']
  onChosen: (successions: Succession[]) => void
  onClose: () => void
}

const removal = 'remove'

/** What becomes of the workspaces that others work in and that would be nobody's. */
export function SuccessionDialog({ workspaces, onChosen, onClose }: SuccessionDialogProps) {
  const { t } = useTranslation()
  const options = useQuery(api.authSettings.get.queryOptions()).data
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [isAsked, setAsked] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setAsked(true)
    const successions = workspaces.flatMap(({ id }) => {
      const choice = chosen[id]
      return choice ? [{ workspaceId: id, successorId: choice === removal ? null : choice }] : []
    })
    if (successions.length === workspaces.length) onChosen(successions)
  }

  function told(isMailed: boolean | undefined) {
    if (isMailed === undefined) return undefined
    return isMailed
      ? t('Se lo diremos por correo.')
      : t('Cuéntaselo antes de irte: esta instalación no envía correo.')
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('¿Quién se queda con tu espacio?')}
      description={t(
        'Otras personas trabajan contigo y nadie más es propietario. Elige quién lo será: sus páginas, leads y proyectos siguen donde están.',
      )}
    >
      <form noValidate className="flex min-h-0 flex-col gap-4 overflow-y-auto p-1" onSubmit={submit}>
        {workspaces.map(({ id, name, successors }) => (
          <Field
            key={id}
            label={t('Nuevo propietario de {{name}}', { name })}
            help={
              chosen[id] === removal
                ? t('Se borra para todas las personas, con sus páginas, leads y proyectos.')
                : told(options?.mail)
            }
            error={isAsked && !chosen[id] ? t('Elige qué pasa con este espacio.') : undefined}
          >
            {(props) => (
              <Select
                {...props}
                value={chosen[id] ?? ''}
                onChange={({ target }) => setChosen({ ...chosen, [id]: target.value })}
              >
                <option value="" disabled>
                  {t('Elige…')}
                </option>
                {successors.map((successor) => (
                  <option key={successor.id} value={successor.id}>
                    {successor.name}
                  </option>
                ))}
                <option value={removal}>{t('Nadie: eliminar el espacio')}</option>
              </Select>
            )}
          </Field>
        ))}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" variant="primary">
            {t('Continuar')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
