import {
  AppWindow,
  Columns2,
  Crop,
  Ellipsis,
  GalleryHorizontalEnd,
  Images,
  ImageOff,
  LayoutTemplate,
  TriangleAlert,
} from 'lucide-react'
import { createElement, type MouseEvent, memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { outcomeKey, showsInBrowsers } from '../engine/settings.ts'
import { type ImageItem, isAnimated, isBusy } from '../state/item.ts'
import { checkerboard } from './checkerboard.ts'
import { Figures } from './figures.tsx'
import { useItem, useOptimizer, useOptimizerState } from './optimizer-context.tsx'
import { Progress } from './progress.tsx'
import { noteText, reasonText } from './reasons.ts'

/** What a card asks its screen to open. */
export type CardActions = {
  onOptimize: (item: ImageItem) => void
  onDownload: (item: ImageItem) => void
  onCompare: (item: ImageItem) => void
  onCrop: (item: ImageItem) => void
  onSrcset: (item: ImageItem) => void
  onIcons: (item: ImageItem) => void
  onUse: (item: ImageItem) => void
}

/** One picture of the list. Renders anew only when its own picture changes. */
export const ImageCard = memo(function ImageCard({ id, actions }: { id: string; actions: CardActions }) {
  const { t } = useTranslation()
  const { toggleHighlight } = useOptimizer()
  const item = useItem(id)
  if (!item) return null
  const highlight = t('Destacar {{name}}', { name: item.file.name })
  // The name of a button says what can be read on it (WCAG 2.5.3).
  const isBlank = item.thumbnail === null && item.problem !== null
  const toggle = (event: MouseEvent) => {
    // A click on one of the card's own actions is that action's alone.
    if (event.target instanceof Element && event.target.closest('[data-card-action]') === null)
      toggleHighlight(id)
  }
  // The hook `data-image-card` with its `aria-pressed` is the whole card. A button could not hold the card's other
  // buttons, so the card is an element of its own name, and the preview inside is the button people reach.
  return createElement(
    'image-card',
    {
      'data-image-card': '',
      ...(item.highlighted && { 'aria-pressed': 'true' }),
      onClick: toggle,
      className: cn(
        'flex h-full min-w-0 flex-col overflow-hidden rounded-lg border bg-surface',
        item.highlighted && 'border-accent-text ring-2 ring-accent-text',
      ),
    },
    <>
      <button
        type="button"
        aria-pressed={item.highlighted}
        aria-label={isBlank ? `${t('Sin vista previa')}. ${highlight}` : highlight}
        className="relative block aspect-[4/3] w-full overflow-hidden bg-background -outline-offset-2"
      >
        <Preview item={item} />
      </button>
      <div className="flex flex-1 flex-col gap-2 p-3">
        <div className="flex items-center justify-between gap-2">
          <h3 className="truncate text-sm font-medium" title={item.path}>
            {item.file.name}
          </h3>
          <span data-card-action>
            <MoreActions item={item} actions={actions} />
          </span>
        </div>
        <Figures file={item.file} result={item.result} inspection={item.inspection} />
        <Notes item={item} />
        <div data-card-action className="mt-auto flex flex-wrap items-center gap-1.5 pt-1">
          <CardButtons item={item} actions={actions} />
        </div>
      </div>
    </>,
  )
})

function Preview({ item }: { item: ImageItem }) {
  const { t } = useTranslation()
  const { showThumbnail } = useOptimizer()
  const box = useRef<HTMLSpanElement>(null)
  const { id, thumbnail, problem, inspection } = item
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        void showThumbnail(id)
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, showThumbnail])
  return (
    <span ref={box} className="absolute inset-0 grid place-items-center">
      {thumbnail !== null && (
        <img
          src={thumbnail}
          alt=""
          decoding="async"
          className="max-h-full max-w-full"
          style={inspection?.hasAlpha === true ? checkerboard : undefined}
        />
      )}
      {thumbnail === null && problem === null && <Skeleton className="size-full rounded-none" />}
      {thumbnail === null && problem !== null && (
        <span className="flex flex-col items-center gap-1 text-dense text-muted">
          <ImageOff aria-hidden="true" className="size-6" />
          {t('Sin vista previa')}
        </span>
      )}
    </span>
  )
}

function Notes({ item }: { item: ImageItem }) {
  const { t } = useTranslation()
  const isStale = useOptimizerState(
    ({ settings }) => item.result !== null && item.result.key !== outcomeKey(settings),
  )
  const { status, problem, result } = item
  const failure = status.step === 'failed' ? status.failure : result === null ? problem : null
  const notes = result?.notes ?? []
  return (
    <div className="flex flex-col items-start gap-1.5">
      {isStale && <Badge tone="warning">{t('Desactualizado')}</Badge>}
      {isAnimated(item) && (
        <Badge tone="warning">
          <TriangleAlert aria-hidden="true" className="size-3" />
          {t('Animación de {{count}} fotogramas', { count: item.inspection?.frames ?? 0 })}
        </Badge>
      )}
      {failure && <p className="text-dense break-words text-danger">{reasonText(t, failure)}</p>}
      {notes.length > 0 && (
        <ul className="text-xs text-muted">
          {notes.map((note) => (
            <li key={note.code}>{noteText(t, note)}</li>
          ))}
        </ul>
      )}
      {status.step === 'working' && (
        <Progress share={status.share} label={t('Avance de {{name}}', { name: item.file.name })} />
      )}
      {status.step === 'queued' && <p className="text-xs text-muted">{t('En cola')}</p>}
    </div>
  )
}

function CardButtons({ item, actions }: { item: ImageItem; actions: CardActions }) {
  const { t } = useTranslation()
  const { remove } = useOptimizer()
  const busy = isBusy(item)
  return (
    <>
      <Button size="dense" className="px-2.5" busy={busy} onClick={() => actions.onOptimize(item)}>
        {busy ? t('Optimizando') : t('Optimizar')}
      </Button>
      {item.result && (
        <Button size="dense" className="px-2.5" onClick={() => actions.onDownload(item)}>
          {t('Descargar')}
        </Button>
      )}
      <Button size="dense" variant="ghost" className="px-2.5" onClick={() => remove(item.id)}>
        {t('Eliminar')}
      </Button>
    </>
  )
}

function MoreActions({ item, actions }: { item: ImageItem; actions: CardActions }) {
  const { t } = useTranslation()
  const { addOthers } = useOptimizer()
  const others = item.picture === 0 ? (item.inspection?.pictures ?? 1) - 1 : 0
  return (
    <Menu
      trigger={
        <IconButton
          size="dense"
          label={t('Más acciones para {{name}}', { name: item.file.name })}
          icon={<Ellipsis aria-hidden="true" className="size-4" />}
          className="-my-1 -mr-1"
        />
      }
    >
      <MenuItem
        disabled={!item.result || !showsInBrowsers(item.result.format)}
        icon={<Columns2 aria-hidden="true" className="size-4" />}
        onSelect={() => actions.onCompare(item)}
      >
        {t('Comparar antes y después')}
      </MenuItem>
      <MenuItem
        disabled={item.problem !== null || isAnimated(item)}
        icon={<Crop aria-hidden="true" className="size-4" />}
        onSelect={() => actions.onCrop(item)}
      >
        {t('Recortar y girar')}
      </MenuItem>
      {others > 0 && (
        <MenuItem
          icon={<GalleryHorizontalEnd aria-hidden="true" className="size-4" />}
          onSelect={() => addOthers(item)}
        >
          {t('Añadir sus otras {{count}} fotos', { count: others })}
        </MenuItem>
      )}
      <MenuItem
        icon={<Images aria-hidden="true" className="size-4" />}
        onSelect={() => actions.onSrcset(item)}
      >
        {t('Crear juego srcset')}
      </MenuItem>
      <MenuItem
        disabled={item.problem !== null && item.problem.code !== 'vector'}
        icon={<AppWindow aria-hidden="true" className="size-4" />}
        onSelect={() => actions.onIcons(item)}
      >
        {t('Crear favicon e iconos')}
      </MenuItem>
      <MenuItem
        disabled={!item.result || !showsInBrowsers(item.result.format)}
        icon={<LayoutTemplate aria-hidden="true" className="size-4" />}
        onSelect={() => actions.onUse(item)}
      >
        {t('Usar en una página')}
      </MenuItem>
    </Menu>
  )
}
