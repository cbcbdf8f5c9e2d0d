import type { ElementDefinition } from '@aurelio/page/elements'
import { addByClick } from '../../model/commands/elements.ts'
import { useModel } from '../../model/state/model-context.ts'
import { ElementTile } from './element-tile.tsx'
import { newElement } from '../../model/commands/new-element.ts'

type ElementTilesProps = { definitions: readonly ElementDefinition[]; onAdded: () => void }

/** A grid of two columns of elements to add. */
export function ElementTiles({ definitions, onAdded }: ElementTilesProps) {
  const { store } = useModel()
  return (
    <div className="grid grid-cols-2 gap-2">
      {definitions.map((definition) => (
        <ElementTile
          key={definition.type}
          definition={definition}
          onAdd={() => {
            addByClick(store, newElement(definition, store.getState().letter))
            onAdded()
          }}
        />
      ))}
    </div>
  )
}
