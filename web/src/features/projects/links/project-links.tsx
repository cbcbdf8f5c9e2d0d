import { addresses } from '@aurelio/contracts/addresses'
import type { LinkedThing } from '@aurelio/contracts/project-links'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Globe, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { shortName } from '../../../platform/short-name.ts'
import { attempt } from '../../../ui/attempt.ts'
import { LinkedList, LinkedRow } from '../../../ui/linked-list.tsx'
import { linkWords } from '../../../ui/linked-projects.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddSelect } from '../add-select.tsx'
import { LeadAdder } from './lead-adder.tsx'

const pathOf = ({ kind, id }: LinkedThing) => (kind === 'site' ? addresses.site(id) : addresses.lead(id))

/** The sites and leads that the project is about, and a place for more of them. */
export function ProjectLinks({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const links = useQuery(api.projectLinks.list.queryOptions({ input: { id: projectId } }))
  const { mutateAsync: add } = useMutation(api.projectLinks.add.mutationOptions())
  const { mutateAsync: remove } = useMutation(api.projectLinks.remove.mutationOptions())
  if (!links.data)
    return links.isError ? (
      <p className="text-danger">{errorText(links.error)}</p>
    ) : (
      <Skeleton className="h-10" />
    )
  const { items } = links.data

  const link = (kind: LinkedThing['kind'], thingId: string) =>
    void attempt(() => add({ id: projectId, kind, thingId }), linkWords)

  return (
    <div className="flex flex-col gap-2">
      <LinkedList label={t('Sitios y leads')} ids={items.map(({ id }) => id)}>
        {items.map((thing) => (
          <LinkedRow
            key={thing.id}
            id={thing.id}
            name={shortName(thing.name || t('Lead sin nombre'))}
            mark={<KindMark kind={thing.kind} />}
            to={pathOf(thing)}
            onRemove={() =>
              void attempt(() => remove({ id: projectId, kind: thing.kind, thingId: thing.id }))
            }
          />
        ))}
      </LinkedList>
      <SiteAdder linked={items} onAdd={(id) => link('site', id)} />
      <LeadAdder onAdd={(id) => link('lead', id)} />
    </div>
  )
}

function KindMark({ kind }: Pick<LinkedThing, 'kind'>) {
  const { t } = useTranslation()
  const Icon = kind === 'site' ? Globe : UserRound
  return (
    <Icon
      role="img"
      aria-label={kind === 'site' ? t('Sitio') : t('Lead')}
      className="size-4 shrink-0 text-muted"
    />
  )
}

function SiteAdder({ linked, onAdd }: { linked: readonly LinkedThing[]; onAdd: (id: string) => void }) {
  const { t } = useTranslation()
  const sites = useQuery(api.sites.list.queryOptions()).data?.items ?? []
  const offered = sites.filter(({ id }) => !linked.some((one) => one.id === id))
  return (
    <AddSelect label={t('Enlazar un sitio')} hint={t('Enlazar un sitio…')} offered={offered} onAdd={onAdd} />
  )
}
