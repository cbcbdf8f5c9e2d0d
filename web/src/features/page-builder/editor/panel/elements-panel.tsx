import { panelElements } from '@aurelio/page/elements/registry'
import { useTranslation } from 'react-i18next'
import { useEditor } from '../state/editor-context.ts'
import { addByClick } from '../commands/elements.ts'
import { ElementTile } from './element-tile.tsx'
import { newElement } from './new-element.ts'
import { StructureButtons } from './structure-buttons.tsx'

/** The 'Elementos' panel: what can be put on the page, by drag or by click. */
export function ElementsPanel() {
  const { t } = useTranslation()
  const { store } = useEditor()
  return (
    <div className="flex flex-1 flex-col gap-4 overflow-y-auto p-3">
      <div>
        <h2 className="text-sm font-semibold">{t('Elementos')}</h2>
        <p className="text-xs text-muted">{t('Arrastra o haz clic para agregar')}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        {panelElements.map((definition) => (
          <ElementTile
            key={definition.type}
            definition={definition}
            onAdd={() => addByClick(store, newElement(definition))}
          />
        ))}
      </div>
      <section aria-labelledby="editor-structures" className="flex flex-col gap-2">
        <h3 id="editor-structures" className="text-dense font-semibold">
          {t('Estructuras')}
        </h3>
        <StructureButtons />
      </section>
    </div>
  )
}
