import { useTranslation } from 'react-i18next'
import { useOptimizerState } from './optimizer-context.tsx'

/** As many names as fit on a line or two. */
const mostNames = 3

/** How many files were not added, and why. The line is always there, so that it is read out once it says something. */
export function LeftOut() {
  const { t } = useTranslation()
  const leftOut = useOptimizerState((state) => state.leftOut)
  const names = leftOut.slice(0, mostNames).join(', ')
  return (
    <p role="status" className="text-dense break-words text-muted empty:-mt-2">
      {leftOut.length > 0 &&
        t('{{count}} archivos no se han añadido porque no son imágenes: {{names}}', {
          count: leftOut.length,
          names: leftOut.length > mostNames ? `${names}…` : names,
        })}
    </p>
  )
}
