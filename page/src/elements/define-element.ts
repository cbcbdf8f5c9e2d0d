import { createElement } from 'react'
import { z } from 'zod'
import { isRecord } from '../document/json-values.ts'
import type { Props } from '../document/schema.ts'
import type { ElementDefinition } from './definition.ts'

/**
 * A definition as registry, canvas and renderer hold it: of any element, taking any props. Props are parsed
 * once for each props object, so that asking again, on the canvas or for another viewport, costs nothing.
 */
export function defineElement<P extends Props>(definition: ElementDefinition<P>): ElementDefinition {
  const parsed = new WeakMap<Props, P>()
  const typed = (props: Props): P => {
    const known = parsed.get(props)
    if (known !== undefined) return known
    const read = definition.schema.parse(props)
    parsed.set(props, read)
    // Typed props may be passed in again; they are their own typed form.
    parsed.set(read, read)
    return read
  }
  const { needs, cells, ...rest } = definition
  return {
    ...rest,
    schema: z.unknown().transform((props) => typed(isRecord(props) ? props : {})),
    styles: (props, context) => definition.styles(typed(props), context),
    ...(needs && { needs: (props, id) => needs(typed(props), id) }),
    ...(cells && { cells: (props) => cells(typed(props)) }),
    View: (view) => createElement(definition.View, { ...view, props: typed(view.props) }),
  }
}
