import { addresses } from '@aurelio/contracts/addresses'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useAuth, useSession } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** For owners: deleting the workspace, with everything told first. */
export function RemovalCard() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <Card className="flex flex-col items-start gap-3">
      <h2 className="text-base font-semibold">{t('Eliminar el espacio')}</h2>
      <p className="text-muted">
        {t('Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.')}
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('Eliminar el espacio')}
      </Button>
      <RemovalDialog open={isAsking} onOpenChange={setAsking} />
    </Card>
  )
}

function RemovalDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation()
  const { tellMoved } = useAuth()
  const { workspace } = useSession()
  const { data } = useQuery(api.workspace.contents.queryOptions({ enabled: open, staleTime: 0 }))
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const removing = useMutation(
    api.workspace.remove.mutationOptions({
      onSuccess: () => {
        tellMoved()
        window.location.assign(addresses.home)
      },
      onError: (failure) =>
        setError(errorText(failure, { WRONG_NAME: 'El nombre que has escrito no es el del espacio.' })),
    }),
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('¿Eliminar «{{name}}»?', { name: workspace.name })}
      description={
        data &&
        t(
          'Se borran: proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), sitios {{sites}}, símbolos {{symbols}}, eventos {{events}}, leads {{leads}}, imágenes {{pictures}}. Personas que dejan de entrar: {{people}}; sus cuentas siguen.',
          data,
        )
      }
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('Cancelar')}</Button>
          <Button
            variant="danger"
            busy={removing.isPending}
            disabled={data === undefined}
            onClick={() => removing.mutate({ name })}
          >
            {t('Eliminar')}
          </Button>
        </>
      }
    >
      <Field label={t('Escribe el nombre del espacio para confirmar')} error={error}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value)
              setError(undefined)
            }}
          />
        )}
      </Field>
    </Dialog>
  )
}
