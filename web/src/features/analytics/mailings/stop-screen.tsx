import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { apiFetch } from '../../../platform/api/api-fetch.ts'
import { createQueryClient } from '../../../platform/api/query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'

/** /report-mail/:token: whoever reads a monthly report stops it here, without an account. */
export function StopScreen() {
  const { token = '' } = useParams()
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <main className="m-auto flex min-h-dvh w-full max-w-120 flex-col justify-center gap-4 p-4">
        <Question token={token} />
      </main>
    </QueryClientProvider>
  )
}

function Question({ token }: { token: string }) {
  const { t } = useTranslation()
  const stop = useMutation({
    mutationFn: async () => {
      const answer = await apiFetch(`/api/report-mail-stops/${encodeURIComponent(token)}`, { method: 'POST' })
      if (!answer.ok) throw new Error(`The link was answered with ${answer.status}`)
    },
  })
  if (stop.isError)
    return (
      <ErrorPanel
        heading
        title={t('No se ha podido quitar')}
        text={t('El enlace no es de ningún envío, o no hay conexión. Ábrelo otra vez desde el correo.')}
        action={<Button onClick={() => stop.mutate()}>{t('Reintentar')}</Button>}
      />
    )
  if (stop.isSuccess)
    return (
      <>
        <h1 className="text-2xl font-semibold">{t('Ya no recibirás este informe')}</h1>
        <p className="text-muted">{t('Si cambias de idea, pídele a tu agencia que te apunte otra vez.')}</p>
      </>
    )
  return (
    <>
      <h1 className="text-2xl font-semibold">{t('Dejar de recibir el informe')}</h1>
      <p className="text-muted">
        {t('No te llegará más el correo de cada mes. Los demás lo siguen recibiendo.')}
      </p>
      <Button variant="primary" className="self-start" busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('Dejar de recibirlo')}
      </Button>
    </>
  )
}
