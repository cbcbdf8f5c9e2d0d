import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatList } from '../../../../../platform/format.ts'
import { useSync } from '../../sync/state/sync-context.ts'

/** Says who is typing on the page at this moment: what is published is what everybody sees until then. */
export function TypingNote() {
  const { t } = useTranslation()
  const others = useStore(useSync().people, (state) => state.others)
  const names = others.flatMap(({ name, presence }) => (presence?.typing ? [name] : []))
  if (names.length === 0) return null
  return (
    <p role="status" className="rounded-md border border-warning/40 bg-warning/10 p-2 text-dense">
      {t('Escribiendo ahora mismo: {{names}}. Se publica lo que se ve en este momento.', {
        names: formatList([...new Set(names)]),
      })}
    </p>
  )
}
