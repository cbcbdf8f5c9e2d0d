import { ancestors, findElement, type ElementId } from '@aurelio/page/document'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cn } from '../../../../../ui/class-names.ts'
import { elementName } from '../../model/commands/change-names.ts'
import { useModel } from '../../model/state/model-context.ts'
import { documentOf } from '../../model/state/editor-store.ts'
import { useEditorState } from '../../model/state/hooks.ts'

/** The elements around the selected one, from the page or the letter inwards; each is selected by a click. */
export function Breadcrumb() {
  const { t } = useTranslation()
  const { store } = useModel()
  const document = useEditorState(documentOf)
  const isLetter = useEditorState((state) => state.letter !== null)
  const selectedId = useEditorState((state) => state.selectedId)
  const others = useEditorState((state) => state.selectedWith.length)
  const path = others === 0 ? pathTo(selectedId) : []

  function pathTo(id: ElementId | null): ElementId[] {
    return id !== null && findElement(document, id) ? [...ancestors(document, id).toReversed(), id] : []
  }

  const crumb = (id: ElementId | null, name: string) => (
    <button
      ref={id === selectedId ? reveal : undefined}
      type="button"
      aria-current={id === selectedId && others === 0 ? 'true' : undefined}
      onClick={() => store.setState({ selectedId: id, selectedWith: [] })}
      className={cn(
        'max-w-36 truncate rounded-sm px-1.5 py-0.5 hover:bg-hover focus-visible:-outline-offset-2 coarse:min-h-11',
        id === selectedId ? 'font-medium text-foreground' : 'text-muted',
      )}
    >
      {name}
    </button>
  )

  return (
    <nav aria-label={t('Ruta del elemento')} className="h-full min-w-0 flex-1">
      <ol className="flex h-full items-center overflow-x-auto px-2 text-xs whitespace-nowrap">
        <li>{crumb(null, t(isLetter ? 'Correo' : 'Página'))}</li>
        {path.map((id) => {
          const element = document.elements[id]
          return (
            <li key={id} className="flex items-center">
              <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-muted" />
              {crumb(id, element ? t(elementName(element)) : '')}
            </li>
          )
        })}
        {others > 0 && (
          <li className="flex items-center font-medium">
            <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-muted" />
            <span className="px-1.5">{t('{{n}} elementos seleccionados', { n: others + 1 })}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}

/** A long path shows the selected element. */
function reveal(crumb: HTMLElement | null) {
  crumb?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
