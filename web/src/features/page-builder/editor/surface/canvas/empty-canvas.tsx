import { Columns3, LayoutTemplate, Shapes } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { useEditorState } from '../../model/state/hooks.ts'
import { useDrag } from '../state/use-drag.ts'

/** What the three shortcuts of the empty canvas open. */
export type Shortcut = 'templates' | 'structures' | 'elements'

/** What stands on the canvas while the page is empty. */
export function EmptyCanvas({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  const { t } = useTranslation()
  const isLetter = useEditorState((state) => state.letter !== null)
  const isOver = useDrag((drag) => drag !== null && drag.target !== null)
  const shortcut = (name: Shortcut, icon: ReactNode, text: string) => (
    <Button size="dense" icon={icon} onClick={() => onShortcut(name)}>
      {text}
    </Button>
  )
  return (
    <div
      data-editor-empty-canvas
      data-theme="light"
      className="absolute inset-x-4 top-32 flex flex-col items-center gap-4 px-6 text-center text-foreground"
    >
      <h2 className="text-xl font-semibold" data-canvas-state={isOver ? 'over' : 'empty'}>
        {isOver ? t('¡Perfecto! Suelta aquí') : isLetter ? t('Empieza tu correo') : t('Comienza tu diseño')}
      </h2>
      <div className="flex flex-wrap justify-center gap-2">
        {!isLetter && (
          <>
            {shortcut('templates', <LayoutTemplate aria-hidden="true" className="size-4" />, t('Plantillas'))}
            {shortcut('structures', <Columns3 aria-hidden="true" className="size-4" />, t('Estructuras'))}
          </>
        )}
        {shortcut('elements', <Shapes aria-hidden="true" className="size-4" />, t('Elementos'))}
      </div>
      {!isLetter && (
        <p className="max-w-prose text-muted">
          {t('O añade partes ya hechas: cabecera, portada, ventajas, formulario y pie están en «Secciones».')}
        </p>
      )}
    </div>
  )
}
