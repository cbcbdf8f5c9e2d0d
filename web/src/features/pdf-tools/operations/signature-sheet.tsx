import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { readPages } from '../engine/ranges.ts'
import type { Spot } from '../engine/spot.ts'
import { SignaturePlace } from './signature-place.tsx'
import { usePagePicture } from './use-page-picture.ts'
import { usePageCount } from './use-page-count.ts'

type SignatureSheetProps = { picture: Blob; pages: string; spot: Spot; onSpot: (spot: Spot) => void }

/** The pages that are signed, one at a time, with the signature on them: all of them in the same place. */
export function SignatureSheet({ picture, pages, spot, onSpot }: SignatureSheetProps) {
  const { t } = useTranslation()
  const [nth, setNth] = useState(0)
  const { places } = readPages(pages, usePageCount('longest'))
  const at = Math.min(nth, Math.max(0, places.length - 1))
  const page = usePagePicture(places[at] ?? 0)
  if (!page) return null
  return (
    <div className="flex flex-col gap-2">
      <SignaturePlace page={page} signature={picture} spot={spot} onSpot={onSpot} />
      {places.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Button size="dense" disabled={at === 0} onClick={() => setNth(at - 1)}>
            {t('Página anterior')}
          </Button>
          <p role="status" className="text-dense text-muted tabular-nums">
            {t('Página {{page}}: firma {{nth}} de {{total}}', {
              page: (places[at] ?? 0) + 1,
              nth: at + 1,
              total: places.length,
            })}
          </p>
          <Button size="dense" disabled={at === places.length - 1} onClick={() => setNth(at + 1)}>
            {t('Página siguiente')}
          </Button>
        </div>
      )}
    </div>
  )
}
