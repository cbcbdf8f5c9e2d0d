import { addresses } from '@aurelio/contracts/addresses'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PageActionProps } from '../../platform/feature.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { ProjectSelect } from '../../ui/project-select.tsx'
import { useSetPageProject } from './use-set-page-project.ts'

/** Which project a page is in, from its card: the way there, and another one to choose. */
export function PageProject({ page, onClose }: PageActionProps) {
  const { t } = useTranslation()
  const { setProject } = useSetPageProject()

  async function choose(projectId: string) {
    if (await setProject(page, projectId || null)) onClose()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('Proyecto de la página')}>
      <Field label={t('Proyecto')}>
        {(control) => (
          <ProjectSelect
            {...control}
            none={t('Sin proyecto')}
            value={page.projectId ?? ''}
            onChoose={(id) => void choose(id)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        {page.projectId !== null && (
          <Link to={addresses.project(page.projectId)} className={buttonClass()}>
            {t('Abrir el proyecto')}
          </Link>
        )}
        <Button onClick={onClose}>{t('Cerrar')}</Button>
      </div>
    </Dialog>
  )
}
