/** @jsxRuntime automatic */
import { z } from 'zod'
import type { ElementDefinition, ViewProps } from '../definition.ts'
import { prop } from '../prop-schemas.ts'

const schema = z.object({
  /** Id of the symbol. */
  symbol: prop((value) => (typeof value === 'string' ? value : '')),
  /** What the page fills in of the symbol's opened props, by the id of the element inside and the name of the prop. */
  values: z.record(z.string(), z.unknown()).catch({}),
})

/** Draws what is put into it: nothing in the output, where symbols were put in their places before. */
function SymbolView({ children }: ViewProps<object>) {
  return <>{children}</>
}

/** The place of a symbol of the workspace. It has no look of its own. */
export const symbol: ElementDefinition = {
  type: 'symbol',
  name: 'Símbolo',
  icon: 'component',
  category: 'basic',
  defaultProps: { symbol: '', values: {} },
  schema: z.unknown().transform((props) => schema.catch({ symbol: '', values: {} }).parse(props)),
  acceptsChildren: false,
  fields: {
    layout: [{ kind: 'symbol-content', prop: 'values', label: 'Contenido', everywhere: true }],
  },
  styles: () => ({ root: {} }),
  View: SymbolView,
}
