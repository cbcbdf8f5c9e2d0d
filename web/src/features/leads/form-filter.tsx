import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'

type FormFilterProps = { formId: string; onClear: () => void }

/** Which form the leads came by, where one was asked for; a press shows those of the others too. */
export function FormFilter({ formId, onClear }: FormFilterProps) {
  const { t } = useTranslation()
  const forms = useQuery(api.forms.list.queryOptions()).data?.items
  const name = forms?.find((form) => form.formId === formId)?.name
  return (
    <Button icon={<X aria-hidden="true" className="size-4" />} onClick={onClear}>
      {name === undefined
        ? t('Quitar el filtro por formulario')
        : t('Quitar el formulario «{{name}}»', { name })}
    </Button>
  )
}
