import { addresses } from '@aurelio/contracts/addresses'
import type { Project } from '@aurelio/contracts/projects'
import { Archive, ArchiveRestore, CopyPlus, Ellipsis, FolderOpen, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useCan } from '../../platform/auth/use-can.ts'
import { shortName } from '../../platform/short-name.ts'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useProjectActions } from './use-project-actions.ts'

const SaveTemplate = lazyPart(async () => (await import('./save-template.tsx')).SaveTemplate)

type ProjectMenuProps = {
  project: Project
  /** Left out on the project's own screen. */
  canOpen?: boolean
  onRemoved?: () => void
}

/** Everything that can be done with a project, behind one button. */
export function ProjectMenu({ project, canOpen = false, onRemoved }: ProjectMenuProps) {
  const { t } = useTranslation()
  const { setState, remove } = useProjectActions()
  const mayChange = useCan('projects.change')
  const [isSaving, setSaving] = useState(false)
  const isArchived = project.state === 'archived'
  if (!mayChange && !canOpen) return null

  async function removeIt() {
    if (await remove(project)) onRemoved?.()
  }

  return (
    <>
      <Menu
        trigger={
          <Button
            variant="ghost"
            aria-label={t('Acciones de {{name}}', { name: shortName(project.name) })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
            className="aspect-square px-0 coarse:min-w-11"
          />
        }
      >
        {canOpen && (
          <MenuItem asChild>
            <Link to={addresses.project(project.id)}>
              <FolderOpen aria-hidden="true" className="size-4" />
              {t('Abrir')}
            </Link>
          </MenuItem>
        )}
        {mayChange && (
          <>
            <MenuItem
              icon={
                isArchived ? (
                  <ArchiveRestore aria-hidden="true" className="size-4" />
                ) : (
                  <Archive aria-hidden="true" className="size-4" />
                )
              }
              onSelect={() => {
                void setState(project, isArchived ? 'active' : 'archived')
              }}
            >
              {isArchived ? t('Sacar del archivo') : t('Archivar')}
            </MenuItem>
            <MenuItem
              icon={<CopyPlus aria-hidden="true" className="size-4" />}
              onSelect={() => setSaving(true)}
            >
              {t('Guardar como plantilla…')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem
              destructive
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onSelect={() => void removeIt()}
            >
              {t('Eliminar')}
            </MenuItem>
          </>
        )}
      </Menu>
      {isSaving && (
        <Suspense fallback={null}>
          <SaveTemplate project={project} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}
