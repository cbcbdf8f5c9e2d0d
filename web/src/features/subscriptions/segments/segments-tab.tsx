import type { Segment } from '@aurelio/contracts/segments'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InboxDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TabPart } from '../tab-part.tsx'
import { SegmentDialog } from './segment-dialog.tsx'
import { SegmentRow } from './segment-row.tsx'
import { useSegments } from './use-segments.ts'

/** People by rules over what is known of them. */
export function SegmentsTab() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<Segment | 'new' | null>(null)
  const segments = useSegments()
  const items = segments.data?.items
  return (
    <TabPart
      text={t(
        'Un segmento reúne a quien cumple unas condiciones. Un envío va a una lista, o solo a un segmento de ella.',
      )}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => setOpen('new')}
        >
          {t('Nuevo segmento')}
        </Button>
      }
    >
      {segments.isError && !items && (
        <ErrorPanel
          title={t('No se han podido cargar los segmentos')}
          text={errorText(segments.error)}
          action={<Button onClick={() => void segments.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {segments.isPending && <Skeleton className="h-24 rounded-lg" />}
      {items?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('Aún no hay ningún segmento')}
          text={t('Por ejemplo: quien pidió presupuesto este mes y todavía no es cliente.')}
        />
      )}
      {items && items.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {items.map((segment) => (
            <SegmentRow key={segment.id} segment={segment} onEdit={() => setOpen(segment)} />
          ))}
        </ul>
      )}
      {open !== null && (
        <SegmentDialog segment={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </TabPart>
  )
}
