import { siteNameSchema } from '@aurelio/contracts/sites'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { hostWords } from './host/host-words.ts'
import { isAboutHost } from './host/is-about-host.ts'
import { sitePath } from './sites-path.ts'

/** A new site: how it is called, and under which domain its pages will stand; that may come later. */
export function NewSiteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const formId = useId()
  const [name, setName] = useState('')
  const [host, setHost] = useState('')
  const [errors, setErrors] = useState<{ name?: string; host?: string }>({})
  const creation = useMutation(
    api.sites.create.mutationOptions({
      onSuccess: ({ id }) => {
        onClose()
        void navigate(sitePath(id))
      },
      onError: (failure) =>
        setErrors({ [isAboutHost(failure) ? 'host' : 'name']: errorText(failure, hostWords) }),
    }),
  )

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Nuevo sitio')}
      description={t('Un sitio reúne páginas bajo un mismo dominio, con su marca y sus textos legales.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancelar')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={creation.isPending}>
            {t('Crear')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (siteNameSchema.safeParse(name).success) creation.mutate({ name, host })
          else setErrors({ name: t('Escribe un nombre.') })
        }}
      >
        <Field label={t('Nombre')} error={errors.name}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              maxLength={80}
              value={name}
              onChange={({ target }) => {
                setName(target.value)
                setErrors({})
              }}
            />
          )}
        </Field>
        <Field
          label={t('Dominio')}
          help={t('Por ejemplo, tienda.es. Puedes dejarlo vacío y ponerlo más tarde.')}
          error={errors.host}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={host}
              onChange={({ target }) => {
                setHost(target.value)
                setErrors({})
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
