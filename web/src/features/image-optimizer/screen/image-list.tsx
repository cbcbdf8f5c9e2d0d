import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { keepsAnimations, outcomeKey, showsInBrowsers } from '../engine/settings.ts'
import { type ImageItem, isAnimated } from '../state/item.ts'
import { count, listed } from '../state/state.ts'
import { CompareDialog } from './compare-dialog.tsx'
import { FlattenDialog } from './flatten-dialog.tsx'
import { CardPlace } from './card-place.tsx'
import type { CardActions } from './image-card.tsx'
import { useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { SrcsetDialog } from './srcset-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useDownloads } from './use-downloads.ts'
import { usePictureUpload } from './use-picture-upload.ts'

const IconsDialog = lazyPart(async () => (await import('./icons-dialog.tsx')).IconsDialog)
const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** Up to here every card is whole; longer lists hold whole cards only about the screen. */
const wholeCards = 24

type Question = { ids: readonly string[]; animated: readonly ImageItem[] }

/** The list with its toolbar, its cards and the windows they open. */
export function ImageList() {
  const { t } = useTranslation()
  const optimizer = useOptimizer()
  const order = useOptimizerState((state) => state.order)
  const isShort = useOptimizerState((state) => count.withComing(state) <= wholeCards)
  const [question, setQuestion] = useState<Question | null>(null)
  const [compared, setCompared] = useState<ImageItem | null>(null)
  const [cropped, setCropped] = useState<ImageItem | null>(null)
  const [responsive, setResponsive] = useState<ImageItem | null>(null)
  const [ofSite, setOfSite] = useState<ImageItem | null>(null)
  const upload = usePictureUpload()
  const { saving, download, downloadAll, downloadZip } = useDownloads()

  /** Asks first where an animation would lose its frames. */
  const begin = useCallback(
    (items: readonly ImageItem[], one: boolean) => {
      const ids = items.map(({ id }) => id)
      const animated = keepsAnimations(optimizer.get().settings) ? [] : items.filter(isAnimated)
      if (animated.length > 0) setQuestion({ ids, animated })
      else if (one) void optimizer.optimizeOne(ids[0] ?? '')
      else void optimizer.optimizeMany(ids)
    },
    [optimizer],
  )
  const actions = useMemo<CardActions>(
    () => ({
      onOptimize: (item) => begin([item], true),
      onDownload: download,
      onCompare: setCompared,
      onCrop: setCropped,
      onSrcset: setResponsive,
      onIcons: setOfSite,
      onUse: (item) => void upload([item]),
    }),
    [begin, download, upload],
  )
  const choose = (flatten: boolean) => {
    if (!question) return
    const left = new Set(flatten ? [] : question.animated.map(({ id }) => id))
    const ids = question.ids.filter((id) => !left.has(id))
    setQuestion(null)
    if (ids.length === 1) void optimizer.optimizeOne(ids[0] ?? '', flatten)
    else void optimizer.optimizeMany(ids, flatten)
  }
  const all = () => listed(optimizer.get())
  return (
    <section aria-label={t('Imágenes')} className="flex flex-col gap-4">
      <Toolbar
        saving={saving}
        onOptimizeAll={() =>
          begin(
            all().filter(({ result }) => result === null),
            false,
          )
        }
        onOptimizeStale={() => {
          const key = outcomeKey(optimizer.get().settings)
          begin(
            all().filter(({ result }) => result !== null && result.key !== key),
            false,
          )
        }}
        onDownloadEach={downloadAll}
        onDownloadZip={() => void downloadZip()}
        onUse={() => void upload(all().filter(({ result }) => result && showsInBrowsers(result.format)))}
      />
      <ul className="grid gap-4 @xl:grid-cols-2 @2xl:grid-cols-3 @4xl:grid-cols-4">
        {order.map((id) => (
          <CardPlace key={id} id={id} actions={actions} always={isShort} />
        ))}
      </ul>
      <FlattenDialog
        animated={question?.animated ?? []}
        others={question !== null && question.ids.length > question.animated.length}
        onClose={() => setQuestion(null)}
        onChoose={choose}
      />
      {compared && <CompareDialog item={compared} onClose={() => setCompared(null)} />}
      {cropped && (
        <Suspense>
          <CropDialog item={cropped} onClose={() => setCropped(null)} />
        </Suspense>
      )}
      {ofSite && (
        <Suspense>
          <IconsDialog item={ofSite} onClose={() => setOfSite(null)} />
        </Suspense>
      )}
      {responsive && <SrcsetDialog item={responsive} onClose={() => setResponsive(null)} />}
    </section>
  )
}
