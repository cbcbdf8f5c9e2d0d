import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { shortName } from '../../../platform/short-name.ts'
import { attempt } from '../../../ui/attempt.ts'
import { LinkedList, LinkedRow } from '../../../ui/linked-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddSelect } from '../add-select.tsx'

/** Who works on the project, and a place to add somebody of the team. */
export function ProjectMembers({ projectId }: { projectId: string }) {
  const { t } = useTranslation()
  const members = useQuery(api.projectMembers.list.queryOptions({ input: { id: projectId } }))
  const people = useQuery(api.people.list.queryOptions()).data?.items ?? []
  const { mutateAsync: add } = useMutation(api.projectMembers.add.mutationOptions())
  const { mutateAsync: remove } = useMutation(api.projectMembers.remove.mutationOptions())
  if (!members.data)
    return members.isError ? (
      <p className="text-danger">{errorText(members.error)}</p>
    ) : (
      <Skeleton className="h-10" />
    )
  const { items } = members.data
  const offered = people.filter(({ id, role }) => role !== 'client' && !items.some((one) => one.id === id))
  const one = (personId: string) => ({ id: projectId, personId })
  return (
    <div className="flex flex-col gap-2">
      <LinkedList label={t('Equipo')} ids={items.map((person) => person.id)}>
        {items.map(({ id, name }) => (
          <LinkedRow
            key={id}
            id={id}
            name={shortName(name)}
            onRemove={() => void attempt(() => remove(one(id)))}
          />
        ))}
      </LinkedList>
      <AddSelect
        label={t('Añadir a alguien al proyecto')}
        hint={t('Añadir a alguien…')}
        offered={offered}
        onAdd={(id) => void attempt(() => add(one(id)))}
      />
    </div>
  )
}
