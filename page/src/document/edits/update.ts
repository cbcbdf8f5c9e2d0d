import { DocumentError } from '../error.ts'
import { overrideOf, responsiveOf } from '../responsive.ts'
import { limits, viewports } from '../schema.ts'
import type { ElementId, Props, Viewport } from '../schema.ts'
import { requireElement } from '../tree.ts'
import { checkUnlocked } from './check-unlocked.ts'
import { copyValue } from '../json-values.ts'
import { isSameValue } from '../same.ts'
import { changedValues } from './changed-values.ts'
import type { Editing } from './edit.ts'

export type Update = {
  id: ElementId
  /**
   * What changes. An undefined entry deletes the prop; on tablet or mobile it takes desktop's value away there, and
   * where nothing but undefined is given, desktop's values hold again.
   */
  props?: Props
  name?: string
  /** The mode in which the person edits; desktop when absent. */
  viewport?: Viewport
  /** Props that are the same on every device, whatever the mode: the element's content. */
  shared?: ReadonlySet<string>
}

/**
 * Changes props or name of one element. A change on tablet or mobile goes into that device's override alone, whether
 * or not there was one; a change on desktop into the base, and into the desktop override if there is one. What is the
 * same on every device goes into the base, and no override keeps another (page-builder.md §4, spec-decisions 33).
 * A change of nothing does nothing. The name is no property: a locked element may be renamed.
 * @throws DocumentError `unknown-element`, `locked`, `children-as-prop`, `bad-name`, or what `copyValue` finds wrong
 */
export function update(page: Editing, change: Update): void {
  const { id, props: patch = {}, name, viewport = 'desktop', shared = nothing } = change
  const node = requireElement(page, id)
  if (Object.hasOwn(patch, 'children')) {
    throw new DocumentError({ code: 'children-as-prop' })
  }
  if (name !== undefined && (name.length > limits.nameLength || name.includes('\0'))) {
    throw new DocumentError({ code: 'bad-name' })
  }
  const values = changedValues(node.props, patchProps(node.props, patch, viewport, shared))
  if (values.length > 0) {
    checkUnlocked(page, id)
    page.do({ kind: 'set', id, values })
  }
  if (name !== undefined && name !== node.name) page.do({ kind: 'rename', id, name })
}

const nothing: ReadonlySet<string> = new Set()

function patchProps(props: Props, patch: Props, viewport: Viewport, shared: ReadonlySet<string>): Props {
  if (Object.hasOwn(patch, 'responsive')) return applyPatch(props, patch)
  const common = entriesOf(patch, (prop) => shared.has(prop))
  const own = entriesOf(patch, (prop) => !shared.has(prop))
  return patchDevice(patchEverywhere(props, common), own, viewport)
}

/** The base with these props, which no device has otherwise. */
function patchEverywhere(props: Props, patch: Props): Props {
  const base = applyPatch(props, patch)
  const responsive = responsiveOf(base)
  if (responsive === undefined) return base
  const none = Object.fromEntries(Object.keys(patch).map((prop) => [prop, undefined]))
  const without = viewports.flatMap((viewport) => {
    const override = overrideOf(base, viewport)
    const left = override && applyPatch(override, none)
    return left === override ? [] : [[viewport, left]]
  })
  if (without.length === 0) return base
  return { ...base, responsive: { ...responsive, ...Object.fromEntries(without) } }
}

function patchDevice(props: Props, patch: Props, viewport: Viewport): Props {
  const responsive = responsiveOf(props)
  const override = overrideOf(props, viewport)
  const base = viewport === 'desktop' ? applyPatch(props, patch) : props
  if (viewport === 'desktop' && override === undefined) return base
  const given = viewport === 'desktop' ? patch : overriding(props, patch)
  const patched = applyPatch(override ?? {}, given)
  if (patched === override || (override === undefined && Object.keys(patched).length === 0)) return base
  return { ...base, responsive: { ...responsive, [viewport]: patched } }
}

/** Absent in an override means inherited: what a change takes away, with a value beside it, becomes null there. */
function overriding(base: Props, patch: Props): Props {
  const entries = Object.entries(patch)
  if (entries.every(([, value]) => value === undefined)) return patch
  return Object.fromEntries(
    entries.map(([prop, value]) => [prop, value === undefined && Object.hasOwn(base, prop) ? null : value]),
  )
}

function entriesOf(patch: Props, test: (prop: string) => boolean): Props {
  return Object.fromEntries(Object.entries(patch).filter(([prop]) => test(prop)))
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
