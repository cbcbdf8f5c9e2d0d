import type { OverviewPage } from '@aurelio/contracts/page-overview'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useThumbnail } from './use-thumbnail.ts'

type ThumbnailProps = {
  page: OverviewPage
  /** Where the page's name stands right beside it, and is what one goes by. */
  isDecorative?: boolean
  /** It stands at the top of its screen: the picture is asked for before anything that does not. */
  isFirst?: boolean
}

/** The top of a page as it looks on a desktop, small. Its place stays grey where no picture can be made. */
export function Thumbnail({ page, isDecorative = false, isFirst = false }: ThumbnailProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const { address, isMaking } = useThumbnail(page, isNear)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watch.disconnect()
        setNear(true)
      },
      { rootMargin: '200px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [])

  return (
    <div ref={place} className="aspect-4/3 overflow-hidden rounded-t-lg border-b bg-hover">
      {isMaking && address === undefined && <Skeleton className="size-full rounded-none" />}
      {address !== undefined && (
        <img
          src={address}
          alt={isDecorative ? '' : t('Miniatura de {{name}}', { name: page.name })}
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
          className="size-full object-cover object-top"
        />
      )}
    </div>
  )
}
