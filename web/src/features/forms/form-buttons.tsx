import type { Form } from '@aurelio/contracts/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { convertForm } from './convert-form.ts'
import type { FormActions } from './form-actions.ts'
import { pageOfForm } from './new-form.ts'

type ButtonsProps = { form: Form } & FormActions

/** What can be done with a form of the workspace: change it, and give it a page where nobody shows it yet. */
export function OwnFormButtons({ form: { formId, name, pages }, onEdit, onOpenPage }: ButtonsProps) {
  const { t } = useTranslation()
  const make = useMutation({
    mutationFn: () => client.pages.create({ name, document: pageOfForm(formId, name) }),
    onSuccess: onOpenPage,
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <>
      <Button size="dense" onClick={() => onEdit(formId)}>
        {t('Editar')}
      </Button>
      {pages.length === 0 && (
        <Button size="dense" busy={make.isPending} onClick={() => make.mutate()}>
          {t('Crear su página')}
        </Button>
      )}
    </>
  )
}

/** A form that lives in a page becomes one of the workspace. */
export function ConvertButton({ pageId, formId, onEdit }: { pageId: string; formId: string } & FormActions) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const convert = useMutation({
    mutationFn: () => convertForm(pageId, formId),
    onSuccess: onEdit,
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <>
      <Button size="dense" onClick={() => setAsked(true)}>
        {t('Usar en varias páginas')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('¿Usar este formulario en varias páginas?')}
        description={t(
          'Pasa a ser un formulario del espacio: lo cambias una sola vez y sus respuestas se juntan. En su página queda donde está; publícala otra vez para que siga recogiéndolas aquí.',
        )}
        confirmLabel={t('Usar en varias páginas')}
        busy={convert.isPending}
        onConfirm={() => convert.mutate()}
      />
    </>
  )
}
