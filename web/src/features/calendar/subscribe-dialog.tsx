import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { notify } from '../../ui/toast.tsx'

/** Where the person's other calendars read this one, and a new address in place of the old one. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const feed = useQuery(api.calendar.feed.queryOptions())
  const renewal = useMutation(
    api.calendar.renewFeed.mutationOptions({
      onSuccess: (renewed) => {
        queryClient.setQueryData(api.calendar.feed.queryKey(), renewed)
        notify.success(t('El enlace de antes ya no vale'))
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  const address = feed.data ? new URL(feed.data.path, window.location.origin).href : ''

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t('Enlace copiado'))
    } catch {
      notify.error(t('El navegador no deja copiar. Selecciona el enlace y cópialo tú.'))
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Suscribirse')}
      description={t(
        'Pega este enlace en Google Calendar, Apple o Outlook: verás allí los eventos del equipo, tus tareas con fecha y lo que se va a publicar. Google lo lee cada 8 a 24 horas.',
      )}
      className="max-w-140"
      actions={
        <>
          <Button
            busy={renewal.isPending}
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            onClick={() => renewal.mutate({})}
          >
            {t('Renovar enlace')}
          </Button>
          <Button
            variant="primary"
            disabled={!feed.data}
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copy()}
          >
            {t('Copiar')}
          </Button>
        </>
      }
    >
      <Field
        label={t('Enlace del calendario')}
        help={t('Es secreto: quien lo tiene lee tu calendario. Si se ha escapado, renuévalo.')}
        error={feed.isError ? errorText(feed.error) : undefined}
      >
        {(control) => (
          <Input {...control} readOnly value={address} onFocus={({ target }) => target.select()} />
        )}
      </Field>
    </Dialog>
  )
}
