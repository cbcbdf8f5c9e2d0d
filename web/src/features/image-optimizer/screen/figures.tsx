import { useTranslation } from 'react-i18next'
import { kilobytes, savedPercent } from '../engine/sizes.ts'
import type { ImageItem } from '../state/item.ts'
import { besideLarge } from './beside-large.ts'

/** Sizes before and after, as the specification words them (dashboard.md §2); beside a large one what it is in MB. */
export function Figures({ file, result, inspection }: Pick<ImageItem, 'file' | 'result' | 'inspection'>) {
  const { t } = useTranslation()
  const percent = result ? savedPercent(file.size, result.blob.size) : 0
  return (
    <div className="text-dense text-muted tabular-nums">
      <p>
        <span>{t('Original: {{size}} KB', { size: kilobytes(file.size) })}</span>
        <span>
          {besideLarge(file.size)}
          {size(inspection?.width ?? 0, inspection?.height ?? 0)}
        </span>
      </p>
      {result && (
        <p className={percent >= 0 ? 'text-success' : 'text-warning'}>
          <span>
            {percent >= 0
              ? t('Optimizado: {{size}} KB ({{percent}}% más pequeño)', {
                  size: kilobytes(result.blob.size),
                  percent,
                })
              : t('Optimizado: {{size}} KB ({{percent}}% más grande)', {
                  size: kilobytes(result.blob.size),
                  percent: -percent,
                })}
          </span>
          <span className="text-muted">
            {besideLarge(result.blob.size)}
            {size(result.width, result.height)}
          </span>
        </p>
      )}
    </div>
  )
}

/** ` · 1920 × 1080`, or nothing where it is not known yet. */
function size(width: number, height: number) {
  return width > 0 ? ` · ${width} × ${height}` : ''
}
