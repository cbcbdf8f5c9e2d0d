import type { SiteDetail } from '@aurelio/contracts/sites'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toast.tsx'
import { SiteSection } from '../site-section.tsx'
import { NewRedirect } from './new-redirect.tsx'

/** What of a site leads elsewhere: left behind by pages, and named by hand. */
export function RedirectsSection({ site }: { site: SiteDetail }) {
  const { t } = useTranslation()
  const mayManage = useCan('sites.manage')
  const redirects = useQuery(api.redirects.list.queryOptions({ input: { id: site.id } }))
  const removal = useMutation(
    api.redirects.remove.mutationOptions({
      onError: (error) => notify.error(errorText(error)),
    }),
  )
  return (
    <SiteSection
      title={t('Redirecciones')}
      text={t('Cuando cambias la dirección de una página, quien tenga la de antes llega a la nueva.')}
    >
      {redirects.isPending && <Skeleton className="h-10" />}
      {redirects.isError && <p className="text-danger">{errorText(redirects.error)}</p>}
      {redirects.data?.items.length === 0 && (
        <p className="text-muted">{t('Todavía no hay ninguna redirección.')}</p>
      )}
      <ul className="flex flex-col">
        {redirects.data?.items.map(({ id, from, to, isOwn }) => (
          <li
            key={id}
            data-row={id}
            className="flex flex-wrap items-center gap-2 border-t py-2 first:border-t-0"
          >
            <span className="min-w-0 flex-1 break-all">
              {from} <span aria-hidden="true">→</span>
              <span className="sr-only">{t('lleva a')}</span> {to}
            </span>
            {!isOwn && <Badge>{t('Automática')}</Badge>}
            {mayManage && (
              <IconButton
                label={t('Quitar la redirección de {{from}}', { from })}
                icon={<Trash2 aria-hidden="true" className="size-4" />}
                disabled={removal.isPending}
                onClick={() => removal.mutate({ id: site.id, redirectId: id })}
              />
            )}
          </li>
        ))}
      </ul>
      {mayManage && <NewRedirect site={site} />}
    </SiteSection>
  )
}
