import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { FileUp, Link2, Share2, Target } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { DialogButton } from '../../../ui/dialog-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { campaignLinksPath } from '../visits-path.ts'
import { Differences } from './differences.tsx'
import { FilterChips } from './filter-chips.tsx'
import { ImportedNote } from './imported-note.tsx'
import { LiveNow } from './live-now.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { PlaceChoice } from './place-choice.tsx'
import type { SectionsDrawn } from './sections-seen.tsx'
import { Stats } from './stats.tsx'
import { useQuestion } from './use-question.ts'
import { VisitsLine } from './visits-line.tsx'
import { VisitsTables } from './visits-tables.tsx'
import { comparedName } from './words.ts'

const ChosenDays = lazyPart(async () => (await import('./chosen-days.tsx')).ChosenDays)
const GoalsDialog = lazyPart(async () => (await import('../goals/goals-dialog.tsx')).GoalsDialog)
const ImportDialog = lazyPart(async () => (await import('../imports/import-dialog.tsx')).ImportDialog)
const ShareDialog = lazyPart(async () => (await import('../shares/share-dialog.tsx')).ShareDialog)

type VisitsScreenProps = {
  /** A page as it was published, with what is said of its sections. */
  renderPicture: (drawn: SectionsDrawn & { pageId: string }) => ReactNode
}

/** How many look at the pages, where they come from, and how many of them write. */
export function VisitsScreen({ renderPicture }: VisitsScreenProps) {
  const { t } = useTranslation()
  const { question, filters, withPage, days, choosePeriod, chooseDays, set, toggle } = useQuestion()
  const { siteId, pageId } = question
  const mayLink = useCan('visits.link')
  const mayManage = useCan('visits.manage')
  const mayEdit = useCan('pages.edit')
  const summary = useQuery({
    ...api.visits.summary.queryOptions({ input: question }),
    placeholderData: keepPreviousData,
  })
  const other = useQuery(
    api.visits.summary.queryOptions({
      input: withPage === null ? skipToken : { ...question, pageId: withPage },
    }),
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Analítica')}
        text={t(
          'Cuántas personas llegan a tus páginas, de dónde, y cuántas te escriben. Sin cookies ni aviso.',
        )}
        actions={
          <PeriodChoice
            chosen={days === null ? question.period : null}
            onChoose={choosePeriod}
            onOwn={() => {
              if (!summary.data) return
              const { from, to } = summary.data
              chooseDays({ from, to, againstFrom: '', againstTo: '' })
            }}
          />
        }
      />
      {mayLink && (
        <div className="flex flex-wrap gap-2">
          <Link to={campaignLinksPath} className={buttonClass()}>
            <Link2 aria-hidden="true" className="size-4" />
            {t('Enlaces de campaña')}
          </Link>
          <DialogButton icon={<Share2 aria-hidden="true" className="size-4" />} Dialog={ShareDialog}>
            {t('Compartir')}
          </DialogButton>
          {mayManage && (
            <DialogButton icon={<FileUp aria-hidden="true" className="size-4" />} Dialog={ImportDialog}>
              {t('Importar visitas')}
            </DialogButton>
          )}
          {pageId !== undefined && mayEdit && (
            <DialogButton icon={<Target aria-hidden="true" className="size-4" />} Dialog={GoalsDialog}>
              {t('Objetivos')}
            </DialogButton>
          )}
        </div>
      )}
      {days !== null && (
        <Suspense fallback={<Skeleton className="h-32" />}>
          <ChosenDays key={JSON.stringify(days)} days={days} onChoose={chooseDays} />
        </Suspense>
      )}
      <PlaceChoice siteId={siteId} pageId={pageId} withPage={withPage} onChange={set} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LiveNow siteId={siteId} pageId={pageId} />
        <FilterChips filters={filters} onRemove={toggle} />
      </div>
      {summary.isError && !summary.data && (
        <ErrorPanel
          title={t('No se han podido cargar las visitas')}
          text={errorText(summary.error)}
          action={<Button onClick={() => void summary.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {summary.isPending && <Skeleton className="h-64" />}
      {summary.data && (
        <>
          {summary.data.setting?.mode === 'off' && (
            <p role="status" className="rounded-lg border border-dashed border-border-strong p-4 text-muted">
              {t('Las visitas de este sitio no se cuentan. Puedes cambiarlo en los ajustes del sitio.')}
            </p>
          )}
          <Stats
            figures={summary.data.figures}
            before={other.data?.figures ?? summary.data.before}
            busy={summary.isPlaceholderData}
          />
          <VisitsLine
            points={summary.data.points}
            compared={
              other.data
                ? { name: t('La otra página'), points: other.data.points }
                : { name: comparedName(days, t), points: summary.data.pointsBefore }
            }
            marks={summary.data.marks}
          />
          {days !== null && !other.data && <Differences summary={summary.data} />}
          <ImportedNote imported={summary.data.imported} />
        </>
      )}
      <VisitsTables
        question={question}
        onToggle={toggle}
        onPage={(id) => set({ page: id })}
        {...(pageId !== undefined && {
          renderPicture: (drawn: SectionsDrawn) => renderPicture({ ...drawn, pageId }),
        })}
      />
    </div>
  )
}
