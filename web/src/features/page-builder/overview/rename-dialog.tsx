import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import type { PageActionProps } from '../../../platform/feature.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

/** Another name for a page; what is published keeps its title until it is published again. */
export function RenameDialog({ page, onClose }: PageActionProps) {
  const { t } = useTranslation()
  const formId = useId()
  const [name, setName] = useState(page.name)
  const [error, setError] = useState<string>()
  const rename = useMutation(
    api.pageOverview.rename.mutationOptions({
      onSuccess: onClose,
      onError: (failure) => setError(errorText(failure)),
    }),
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Cambiar nombre')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={rename.isPending}>
            {t('Guardar')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() === '') setError(t('Escribe un nombre.'))
          else rename.mutate({ id: page.id, name })
        }}
      >
        <Field label={t('Nombre')} error={error}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={200}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setError(undefined)
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
