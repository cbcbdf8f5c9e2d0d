import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BenchProvider, useBenchState } from '../bench-context.tsx'
import { DropZone } from './drop-zone.tsx'
import { FileProblems } from './file-problems.tsx'
import { OperationNav, OperationPanel } from './operation-panel.tsx'
import { PageGrid } from './page-grid.tsx'
import { PageToolbar } from './page-toolbar.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { ResultBar } from './result-bar.tsx'

/** The PDF workbench (dashboard.md §2): everything happens in the browser. */
export function PdfToolsScreen() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('Herramientas PDF')}
        text={t('Une, divide, comprime y protege tus PDF en una sola mesa de trabajo.')}
      />
      <p className="-mt-4 flex items-center gap-2 text-dense text-muted">
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-success" />
        {t(
          'Todo ocurre en tu navegador: tus archivos no salen de él, salvo los que una receta envíe por correo.',
        )}
      </p>
      <OperationNav />
      <BenchProvider>
        <Content />
      </BenchProvider>
    </div>
  )
}

function Content() {
  const hasPages = useBenchState(({ pages }) => pages.length > 0)
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <DropZone />
        <FileProblems />
      </div>
      {/* What is done stands before a thousand pages, also where there is no room for it beside them. */}
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
        <OperationPanel />
        <ResultBar />
      </div>
      {hasPages && (
        <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
          <PageToolbar />
          <PageGrid />
        </div>
      )}
      <PasswordDialog />
    </div>
  )
}
