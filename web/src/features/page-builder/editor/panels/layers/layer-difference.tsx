import type { ElementId } from '@aurelio/page/document'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { differenceNames } from '../../surface/differences/difference-names.ts'
import { useSurface } from '../../surface/state/surface-context.ts'

/** In words, how an element of the variant that is open is not as in A. */
export function LayerDifference({ id }: { id: ElementId }) {
  const { t } = useTranslation()
  const kind = useStore(useSurface().differences, ({ areMarked, differences }) =>
    areMarked ? differences.get(id) : undefined,
  )
  if (!kind) return null
  return (
    <span
      data-layer-difference={kind}
      className="shrink-0 rounded-full border border-warning px-1.5 text-xs text-foreground"
    >
      {t(differenceNames[kind])}
    </span>
  )
}
