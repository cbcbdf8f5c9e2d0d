import { DocumentError } from '../error.ts'
import { overrideOf, responsiveOf } from '../responsive.ts'
import { limits } from '../schema.ts'
import type { ElementId, Props, Viewport } from '../schema.ts'
import { requireElement } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import { copyValue } from '../json-values.ts'
import { isSameValue } from '../same.ts'
import { changedValues } from './changed-values.ts'
import type { Editing } from './edit.ts'

export type Update = {
  id: ElementId
  /** What changes; an undefined entry deletes the prop (in an override: the value is inherited again). */
  props?: Props
  name?: string
  /** The mode in which the person edits; desktop when absent. */
  viewport?: Viewport
}

/**
 * Changes props or name of one element. Where the element has responsive settings, a change on tablet or
 * mobile goes into that override alone and a change on desktop into the base, and into the desktop override
 * if there is one (page-builder.md §4). A change of nothing does nothing.
 * The name is no property: a locked element may be renamed.
 * @throws DocumentError `unknown-element`, `locked`, `children-as-prop`, `bad-name`, or what `copyValue` finds wrong
 */
export function update(page: Editing, { id, props: patch = {}, name, viewport = 'desktop' }: Update): void {
  const node = requireElement(page, id)
  if (Object.hasOwn(patch, 'children')) {
    throw new DocumentError({ code: 'children-as-prop' })
  }
  if (name !== undefined && (name.length > limits.nameLength || name.includes('\0'))) {
    throw new DocumentError({ code: 'bad-name' })
  }
  const values = changedValues(node.props, patchProps(node.props, patch, viewport))
  if (values.length > 0) {
    checkUnlocked(page, id)
    page.do({ kind: 'set', id, values })
  }
  if (name !== undefined && name !== node.name) page.do({ kind: 'rename', id, name })
}

function patchProps(props: Props, patch: Props, viewport: Viewport): Props {
  const responsive = responsiveOf(props)
  if (responsive === undefined || Object.hasOwn(patch, 'responsive')) return applyPatch(props, patch)
  const override = overrideOf(props, viewport)
  const base = viewport === 'desktop' ? applyPatch(props, patch) : props
  if (viewport === 'desktop' && override === undefined) return base
  const patched = applyPatch(override ?? {}, patch)
  if (patched === override || (override === undefined && Object.keys(patched).length === 0)) return base
  return { ...base, responsive: { ...responsive, [viewport]: patched } }
}

/** The props with the patch applied; the very same object when nothing differs. */
function applyPatch(props: Props, patch: Props): Props {
  const changes = Object.entries(patch).filter(
    ([key, value]) => !isSameValue(Object.hasOwn(props, key) ? props[key] : undefined, value),
  )
  if (changes.length === 0) return props
  const next: Record<string, unknown> = { ...props }
  const budget = { values: 0 }
  for (const [key, value] of changes) {
    if (key === '__proto__') throw new DocumentError({ code: 'bad-prop' })
    if (value === undefined) Reflect.deleteProperty(next, key)
    else next[key] = copyValue(value, budget)
  }
  return next
}
