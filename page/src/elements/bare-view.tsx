/** @jsxRuntime automatic */
import type { Props } from '../document/schema.ts'
import type { ViewProps } from './definition.ts'

/** The view of an element that registered none: a plain box with what it holds. */
export function BareView({ parts, children }: ViewProps<Props>) {
  return <div {...parts.root}>{children}</div>
}
