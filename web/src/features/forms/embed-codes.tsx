import type { Form, FormSummary } from '@aurelio/contracts/forms'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CodeField } from './code-field.tsx'
import { frameCode } from './frame-code.ts'

type EmbedCodesProps = { form: Form; address: string; embed: NonNullable<FormSummary['embed']> }

/** What takes a form to another site: its address, a frame around it, and the form itself as HTML. */
export function EmbedCodes({ form: { formId, name }, address, embed: { html, steps } }: EmbedCodesProps) {
  const { t } = useTranslation()
  const frame = useQuery({
    queryKey: ['form-frame', formId, name, address, steps],
    queryFn: () => frameCode({ formId, name, address, steps }),
    staleTime: Infinity,
    gcTime: 0,
  }).data
  return (
    <>
      <CodeField label={t('Dirección del formulario')} code={address} />
      {frame === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <CodeField
          label={t('Código para insertar')}
          help={t(
            'Un marco que se ajusta solo al ancho de la otra web, sin JavaScript. Si cambias los campos, copia el código otra vez.',
          )}
          code={frame}
        />
      )}
      <CodeField
        label={t('HTML del formulario')}
        help={t('Para darle el aspecto de tu web: envía aquí, sin nada de JavaScript.')}
        code={html}
      />
    </>
  )
}
