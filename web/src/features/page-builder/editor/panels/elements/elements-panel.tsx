import { morePanelElements, panelElements } from '@aurelio/page/elements'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { loadGroups } from '../../model/groups/load-groups.ts'
import { tileHelpId } from './element-tile.tsx'
import { ElementSearch } from './element-search.tsx'
import { useEditorState } from '../../model/state/hooks.ts'
import { LayersSection } from '../layers/layers-section.tsx'
import { ElementTiles } from './element-tiles.tsx'
import { FoldedElements } from './folded-elements.tsx'
import { SectionsButton } from '../sections/sections-button.tsx'
import { StructureButtons } from './structure-buttons.tsx'

const FoundElements = lazyPart(async () => {
  await loadGroups()
  return (await import('./found-elements.tsx')).FoundElements
})
const GroupedElements = lazyPart(async () => {
  await loadGroups()
  return (await import('./grouped-elements.tsx')).GroupedElements
})

const LetterElements = lazyPart(async () => {
  await loadGroups()
  return (await import('./letter-elements.tsx')).LetterElements
})

type ElementsPanelProps = {
  /** The library of sections: whether it is open, and what opens and closes it. */
  sections: { isOpen: boolean; onToggle: () => void }
  /** Its structures step aside while the dialog shows them, so that each stands in the document once. */
  hasStructures: boolean
  /** After something was added by click. */
  onAdded: () => void
}

/** The 'Elementos' panel: what can be put on the page, by drag or by click. */
export function ElementsPanel({ sections, hasStructures, onAdded }: ElementsPanelProps) {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const letter = useEditorState((state) => state.letter)
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-3">
        {/* Beside the button that closes the drawer. */}
        <div className="max-lg:pr-9">
          <h2 className="text-sm font-semibold">{t('Elementos')}</h2>
          <p className="text-xs text-muted">{t('Arrastra o haz clic para agregar')}</p>
          <p id={tileHelpId} className="sr-only">
            {t('Intro lo añade. Espacio lo levanta para llevarlo a su sitio con las flechas.')}
          </p>
        </div>
        {letter ? (
          <Suspense fallback={null}>
            <LetterElements letter={letter} onAdded={onAdded} />
          </Suspense>
        ) : (
          <>
            <SectionsButton {...sections} />
            <ElementSearch sought={sought} onSeek={setSought} />
            {sought.trim() === '' ? (
              <AllElements hasStructures={hasStructures} onAdded={onAdded} />
            ) : (
              <Suspense fallback={null}>
                <FoundElements sought={sought} onAdded={onAdded} />
              </Suspense>
            )}
          </>
        )}
      </div>
      <LayersSection />
    </>
  )
}

/** The nine of the specification, the structures, the eleven more, and the groups below them. */
function AllElements({ hasStructures, onAdded }: Omit<ElementsPanelProps, 'sections'>) {
  const { t } = useTranslation()
  return (
    <>
      <ElementTiles definitions={panelElements} onAdded={onAdded} />
      <section aria-labelledby="editor-structures" className="flex flex-col gap-2">
        <h3 id="editor-structures" className="text-dense font-semibold">
          {t('Estructuras')}
        </h3>
        {hasStructures && <StructureButtons onAdded={onAdded} />}
      </section>
      <div className="flex flex-col">
        <FoldedElements title={t('Más elementos')} definitions={morePanelElements} onAdded={onAdded} />
        <Suspense fallback={null}>
          <GroupedElements onAdded={onAdded} />
        </Suspense>
      </div>
    </>
  )
}
