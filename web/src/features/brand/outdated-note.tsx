import type { Brand } from '@aurelio/contracts/brand'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.tsx'

/** Tells of published pages that still show another kit, and gives them the saved one. */
export function OutdatedNote({ brand: { siteId, theme, outdated } }: { brand: Brand }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const publish = useMutation(
    api.brand.publish.mutationOptions({
      onSuccess: (saved) => {
        queries.setQueryData(api.brand.get.queryKey({ input: { id: siteId } }), saved)
        notify.success(t('Las páginas publicadas ya tienen la marca'))
      },
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  if (theme === null || outdated === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft p-3">
      <p role="status" className="max-w-prose">
        {t('Páginas publicadas que siguen con la marca anterior: {{n}}.', { n: outdated })}
      </p>
      <Button busy={publish.isPending} onClick={() => publish.mutate({ id: siteId })}>
        {t('Publicar la marca en ellas')}
      </Button>
    </div>
  )
}
