import type { Review, ReviewThread } from '@aurelio/contracts/reviews'
import { findElement } from '@aurelio/page/document'
import { MessageSquareText, X } from 'lucide-react'
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outermostId } from '../../features/page-builder/editor/model/places/outermost-id.ts'
import { documentOf } from '../../features/page-builder/editor/model/state/editor-store.ts'
import { useEditorState, useShownDocument } from '../../features/page-builder/editor/model/state/hooks.ts'
import { useSurface } from '../../features/page-builder/editor/surface/state/surface-context.ts'
import { useSaveState } from '../../features/page-builder/editor/sync/state/use-save-state.ts'
import { usePageReview } from '../../features/reviews/margin/use-page-review.ts'
import { wholePage } from '../../features/reviews/view/review-actions.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const ReviewMargin = lazyPart(
  async () => (await import('../../features/reviews/margin/review-margin.tsx')).ReviewMargin,
)

/** The last review of the page that is edited; nothing where none was asked for. */
export function EditorReview() {
  const pageId = useSaveState(({ page }) => page?.id)
  return pageId === undefined ? null : <OfPage pageId={pageId} />
}

function OfPage({ pageId }: { pageId: string }) {
  const review = usePageReview(pageId)
  return review ? <Margin review={review} /> : null
}

/** Open threads as pins on the canvas, and all of them in a panel beside it. */
function Margin({ review }: { review: Review }) {
  const { t } = useTranslation()
  const { store, pins } = useSurface()
  const document = useShownDocument()
  const selected = useEditorState((state) => state.selectedId)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const open = useMemo(() => openThreads(review), [review])

  const show = useCallback(
    ({ id, element }: ReviewThread) => {
      setOpen(true)
      setShown(id)
      const selectedId = outermostId(element)
      if (findElement(documentOf(store.getState()), selectedId))
        store.setState({ selectedId, selectedWith: [] })
    },
    [store],
  )

  useEffect(() => {
    pins.setState({
      shown,
      onShow: (id) => open.filter((thread) => thread.id === id).forEach(show),
      places: open.map(({ id, element, x, y, number }) => ({
        id,
        element: element === wholePage ? null : element,
        x,
        y,
        label: t('Ver el comentario {{number}}', { number }),
        text: String(number),
      })),
    })
    return () => pins.setState({ places: [] })
  }, [pins, open, shown, show, t])

  return isOpen ? (
    <aside
      aria-label={t('Comentarios de la revisión')}
      className="flex w-80 max-w-[85vw] shrink-0 flex-col border-l bg-background max-lg:absolute max-lg:inset-y-0 max-lg:right-0 max-lg:z-30 max-lg:shadow-float"
    >
      <div className="flex items-center justify-between gap-2 border-b px-3 py-1">
        <h2 className="font-semibold">{t('Comentarios de la revisión')}</h2>
        <IconButton
          size="dense"
          label={t('Cerrar panel')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={() => setOpen(false)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-3">
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ReviewMargin
            review={review}
            shown={shown}
            onShow={show}
            isGone={(element) => element !== wholePage && !document.elements[element]}
            selected={selected}
          />
        </Suspense>
      </div>
    </aside>
  ) : (
    <Button
      size="dense"
      aria-expanded={false}
      icon={<MessageSquareText aria-hidden="true" className="size-4" />}
      onClick={() => setOpen(true)}
      className="absolute right-5 bottom-3 z-20 shadow-float"
    >
      {t('{{count}} comentarios abiertos', { count: open.length })}
    </Button>
  )
}

/** What is not resolved, by the numbers that they have in the review. */
function openThreads({ threads }: Review): readonly (ReviewThread & { number: number })[] {
  return threads
    .map((thread, index) => ({ ...thread, number: index + 1 }))
    .filter(({ resolved }) => !resolved)
}
