import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../platform/api/client.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { InboxDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FormCard } from './form-card.tsx'
import { RulesSection } from './rules/rules-section.tsx'

/** The forms of what the workspace has published, with what people answered and how to put them elsewhere. */
export function FormsScreen() {
  const { t } = useTranslation()
  const forms = useQuery(api.forms.list.queryOptions())
  const rows = forms.data?.items
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Formularios')}
        text={t('Los de tus páginas publicadas: qué se ha contestado, y cómo ponerlos en otra web.')}
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
          title={t('Todavía no hay ningún formulario publicado')}
          text={t('Pon un «Formulario» en una página y publícala: aquí verás sus respuestas.')}
          action={
            <Link to="/dashboard/tools/aurelio-builder/overview" className={buttonClass()}>
              {t('Ver mis páginas')}
            </Link>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col gap-4">
          {rows.map((form) => (
            <FormCard key={`${form.pageId} ${form.formId}`} form={form} />
          ))}
        </ul>
      )}
      <RulesSection />
    </div>
  )
}
