import { createElement } from 'react'
import { z } from 'zod'
import { isRecord } from '../document/json-values.ts'
import type { Props } from '../document/schema.ts'
import { commonFields } from './common-style/fields.ts'
import { commonProps, readCommon } from './common-style/schema.ts'
import type { CommonProps } from './common-style/schema.ts'
import { goalField, hasLink, withGoal } from './goal.ts'
import { motionMark } from './common-style/motion.ts'
import { commonStyles, hoverMarks } from './common-style/styles.ts'
import { rememberedProp, withTokens } from './with-tokens.ts'
import type { ElementDefinition } from './definition.ts'
import { richLinks, richStyles } from './rich-text/parts.ts'

/**
 * A definition as registry, canvas and renderer hold it: of any element, taking any props, with the common style on
 * its outermost node. Props are parsed once for each props object, so that asking again, on the canvas or for another
 * viewport, costs nothing.
 */
export function defineElement<P extends Props>(definition: ElementDefinition<P>): ElementDefinition {
  const own = ownProps(definition)
  const parsed = new WeakMap<Props, P>()
  const common = new WeakMap<Props, CommonProps>()
  const typed = (props: Props): P => {
    const known = parsed.get(props)
    if (known !== undefined) return known
    const read = definition.schema.parse(props)
    const styled = Object.keys(props).some((name) => commonProps.has(name) && !own.has(name))
      ? readCommon(props, own)
      : undefined
    const remembered = Object.hasOwn(props, rememberedProp) && { [rememberedProp]: props[rememberedProp] }
    const whole = styled || remembered ? { ...styled, ...read, ...remembered } : read
    if (styled) common.set(whole, styled)
    parsed.set(props, whole)
    // Typed props may be passed in again; they are their own typed form.
    parsed.set(whole, whole)
    return whole
  }
  const fields = hasLink(definition)
    ? { ...definition.fields, advanced: [...(definition.fields.advanced ?? []), goalField] }
    : definition.fields
  const { needs, cells, opens, structuredData, cssOf, usesScript, scriptsOf, listsHeadings, ...rest } =
    definition
  const rich = definition.inlineTexts?.filter((text) => text.rich !== undefined) ?? []
  return {
    ...rest,
    fields,
    commonFields: commonFields(own, definition.inlineTexts !== undefined),
    schema: z.unknown().transform((props) => typed(isRecord(props) ? props : {})),
    styles: (props, context) => {
      const read = typed(props)
      const styles = { ...definition.styles(read, context), ...richStyles(rich, read) }
      const styled = common.get(read)
      const whole = styled
        ? { ...styles, root: { ...styles.root, ...commonStyles(styled, styles.root) } }
        : styles
      return withTokens(whole, read)
    },
    ...((needs ?? rich.length > 0) && {
      needs: (props, id) => {
        const read = typed(props)
        const found = needs?.(read, id) ?? {}
        return { ...found, links: [...(found.links ?? []), ...richLinks(rich, read)] }
      },
    }),
    ...(structuredData && { structuredData: (props, url) => structuredData(typed(props), url) }),
    ...(cssOf && { cssOf: (props, id) => cssOf(typed(props), id) }),
    ...(usesScript && { usesScript: (props) => usesScript(typed(props)) }),
    ...(scriptsOf && { scriptsOf: (props) => scriptsOf(typed(props)) }),
    ...(cells && { cells: (props) => cells(typed(props)) }),
    ...(listsHeadings && { listsHeadings: (props) => listsHeadings(typed(props)) }),
    ...(opens && { opens: (props, id) => opens(typed(props), id) }),
    View: (view) => {
      const read = typed(view.props)
      const styled = common.get(read)
      const marks = styled && { 'data-hover': hoverMarks(styled), 'data-motion': motionMark(styled) }
      const marked = marks ? { ...view.parts, root: { ...view.parts.root, ...marks } } : view.parts
      const parts = styled?.goal === 'click' ? withGoal(marked) : marked
      return createElement(definition.View, { ...view, parts, props: read })
    },
  }
}

/** The props that an element reads itself. */
function ownProps<P extends Props>({ schema, fields }: ElementDefinition<P>): ReadonlySet<string> {
  const declared = Object.values(fields).flatMap((list) => list.map(({ prop }) => prop))
  return new Set([...Object.keys(schema.parse({})), ...declared])
}
