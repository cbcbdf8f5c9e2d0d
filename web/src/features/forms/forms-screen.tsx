import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useCan } from '../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { InboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { FormActions } from './form-actions.ts'
import { FormCard } from './form-card.tsx'
import { GivenFilesSection } from './given-files/given-files-section.tsx'
import { NewFormDialog } from './new-form-dialog.tsx'
import { RulesSection } from './rules/rules-section.tsx'

/** The forms of the workspace and of what it has published, with what people answered and how to put them elsewhere. */
export function FormsScreen(actions: FormActions) {
  const { t } = useTranslation()
  const mayEdit = useCan('pages.edit')
  const [isNaming, setNaming] = useState(false)
  const forms = useQuery(api.forms.list.queryOptions())
  const rows = forms.data?.items
  return (
    <div className="flex flex-col gap-3 md:gap-6">
      <PageHeader
        isBrief
        title={t('Formularios')}
        text={t('Los del espacio y los de tus páginas: qué se ha contestado, y cómo ponerlos en otra web.')}
        actions={
          mayEdit && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={() => setNaming(true)}
            >
              {t('Nuevo formulario')}
            </Button>
          )
        }
      />
      {forms.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los formularios')}
          text={errorText(forms.error)}
          action={<Button onClick={() => void forms.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {forms.isPending && <Skeleton className="h-40" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('Todavía no hay ningún formulario')}
          text={t(
            'Crea uno para todas tus páginas, o pon un «Formulario» en una y publícala: aquí verás sus respuestas.',
          )}
          action={
            <Link to={addresses.overview} className={buttonClass()}>
              {t('Ver mis páginas')}
            </Link>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col gap-4">
          {rows.map((form) => (
            <FormCard key={`${form.pageId} ${form.formId}`} form={form} {...actions} />
          ))}
        </ul>
      )}
      {isNaming && <NewFormDialog onClose={() => setNaming(false)} onMade={actions.onEdit} />}
      <RulesSection />
      <GivenFilesSection />
    </div>
  )
}
