import type { ElementChange, ElementId } from '@aurelio/page/document'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeText } from '../../../versions/change-text.ts'
import type { RemovedPlace } from './differences-from-a.ts'

type DifferenceRowProps = {
  change: ElementChange
  /** Of what was removed: where it stood; absent for the beginning of the page. */
  place: (RemovedPlace & { name: string }) | undefined
  onShow: (id: ElementId) => void
  /** What else can be done with it. */
  children: ReactNode
}

/** One difference, and the way to it: what was removed leads to where it stood. */
export function DifferenceRow({ change, place, onShow, children }: DifferenceRowProps) {
  const { t } = useTranslation()
  const text = changeText(change)
  const target = change.kind === 'removed' ? place?.id : change.id
  const where =
    place &&
    t(place.is === 'after' ? 'Iba después de «{{name}}»' : 'Iba dentro de «{{name}}»', {
      name: t(place.name),
    })
  return (
    <li data-difference={change.kind} className="flex flex-wrap items-center gap-2 px-3 py-2 text-dense">
      <span className="flex min-w-0 flex-1 basis-48 flex-col items-start wrap-anywhere">
        {target === undefined ? (
          <span>{text}</span>
        ) : (
          <button
            type="button"
            title={t('Ver en la página')}
            onClick={() => onShow(target)}
            className="text-left underline underline-offset-2 hover:text-accent-text coarse:min-h-11"
          >
            {text}
          </button>
        )}
        {change.kind === 'removed' && (
          <span className="text-muted">{where ?? t('Iba al principio de la página')}</span>
        )}
      </span>
      {children}
    </li>
  )
}
