import { addresses } from '@aurelio/contracts/addresses'
import type { LinkedKind } from '@aurelio/contracts/project-links'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../platform/api/client.ts'
import { errorText, type ProblemWords } from '../platform/api/error-text.ts'
import { useCan } from '../platform/auth/use-can.ts'
import { shortName } from '../platform/short-name.ts'
import { attempt } from './attempt.ts'
import { LinkedList, LinkedRow } from './linked-list.tsx'
import { ProjectDot } from './project-dot.tsx'
import { ProjectSelect } from './project-select.tsx'
import { Skeleton } from './skeleton.tsx'

export const linkWords: ProblemWords = {
  TOO_MANY_LINKS: 'Este proyecto ya tiene 100 enlaces. Quita alguno y vuelve a intentarlo.',
  NOT_FOUND: 'Se ha eliminado en otro sitio, y ya no se puede enlazar.',
}

/** The projects that a site or a lead belongs to, and a place for one more. The team's alone. */
export function LinkedProjects({ kind, id }: { kind: LinkedKind; id: string }) {
  const { t } = useTranslation()
  const isTeam = useCan('projects.change')
  const projects = useQuery(
    api.projectLinks.of.queryOptions({ input: { kind, thingId: id }, enabled: isTeam }),
  )
  const { mutateAsync: link } = useMutation(api.projectLinks.add.mutationOptions())
  const { mutateAsync: unlink } = useMutation(api.projectLinks.remove.mutationOptions())
  if (!isTeam) return null
  if (!projects.data)
    return projects.isError ? (
      <p className="text-danger">{errorText(projects.error)}</p>
    ) : (
      <Skeleton className="h-10" />
    )
  const one = (projectId: string) => ({ id: projectId, kind, thingId: id })
  return (
    <div className="flex flex-col gap-2">
      <LinkedList label={t('Proyectos')} ids={projects.data.items.map((project) => project.id)}>
        {projects.data.items.map((project) => (
          <LinkedRow
            key={project.id}
            id={project.id}
            name={shortName(project.name)}
            mark={<ProjectDot color={project.color} />}
            to={addresses.project(project.id)}
            onRemove={() => void attempt(() => unlink(one(project.id)), linkWords)}
          />
        ))}
      </LinkedList>
      <ProjectSelect
        aria-label={t('Enlazar con un proyecto')}
        className="max-w-80"
        none={t('Enlazar con un proyecto…')}
        value=""
        onChoose={(chosen) => {
          if (chosen) void attempt(() => link(one(chosen)), linkWords)
        }}
      />
    </div>
  )
}
