import { z } from 'zod'
import { elementTypes } from '../document/schema.ts'
import type { Props } from '../document/schema.ts'
import { BareView } from './bare-view.tsx'
import { button } from './button/definition.tsx'
import { card } from './card/definition.tsx'
import { columns } from './columns/definition.tsx'
import { container } from './container/definition.tsx'
import { countdown } from './countdown/definition.tsx'
import type { ElementDefinition } from './definition.ts'
import { faq } from './faq/definition.tsx'
import { form } from './form/definition.ts'
import { heading } from './heading/definition.tsx'
import { hero } from './hero/definition.tsx'
import { image } from './image/definition.tsx'
import { list } from './list/definition.tsx'
import { pricing } from './pricing/definition.tsx'
import { progress } from './progress/definition.tsx'
import { section } from './section/definition.tsx'
import { socialMedia } from './social_media/definition.tsx'
import { spacer } from './spacer/definition.tsx'
import { stats } from './stats/definition.tsx'
import { symbol } from './symbol/definition.tsx'
import { testimonial } from './testimonial/definition.tsx'
import { text } from './text/definition.tsx'
import { video } from './video/definition.tsx'

/** What the panel offers, in its order (page-builder.md §3). */
export const panelElements: readonly ElementDefinition[] = [
  container,
  heading,
  text,
  image,
  button,
  video,
  form,
  section,
  columns,
]

/** What stands below under 'Más elementos'. */
export const morePanelElements: readonly ElementDefinition[] = [
  hero,
  card,
  list,
  testimonial,
  pricing,
  faq,
  stats,
  countdown,
  progress,
  socialMedia,
  spacer,
]

/** What is known from the start; the elements of the groups come with `groups.ts`. */
export const ownElements: readonly ElementDefinition[] = [...panelElements, ...morePanelElements]

const registered = new Map<string, ElementDefinition>()

/** The definition of a type; undefined for one that nobody registered. */
export function getElement(type: string): ElementDefinition | undefined {
  return registered.get(type)
}

/** What someone may hand in: all of a definition, or the required part of it. */
export type ElementRegistration = Partial<ElementDefinition>

/**
 * Registers an element type; the same type again replaces the first (page-builder.md §3, §5).
 * @returns the definition, and a warning to log where the type is none the model knows
 * @throws Error 'Widget must have a type', 'Widget is missing required field: X' or
 *   'Widget must have at least a Renderer or Properties component'
 */
export function registerElement(given: ElementRegistration): {
  definition: ElementDefinition
  warning: string | null
} {
  const { type } = given
  if (!type) throw new Error('Widget must have a type')
  const name = required('name', given.name)
  const icon = required('icon', given.icon)
  const defaultProps = required('defaultProps', given.defaultProps)
  if (given.View === undefined && given.fields === undefined) {
    throw new Error('Widget must have at least a Renderer or Properties component')
  }
  const definition: ElementDefinition = { ...optionalParts, ...given, type, name, icon, defaultProps }
  registered.set(type, definition)
  const isKnown = elementTypes.some((known) => known === type)
  return { definition, warning: isKnown ? null : `Widget type "${type}" is not in the list of known types` }
}

/** What a registration may leave out. Without a view an element shows only what it holds. */
const optionalParts: Omit<ElementDefinition, 'type' | 'name' | 'icon' | 'defaultProps'> = {
  category: 'basic',
  schema: z.record(z.string(), z.unknown()).catch((): Props => ({})),
  acceptsChildren: false,
  fields: {},
  styles: () => ({ root: {} }),
  View: BareView,
}

function required<T>(field: string, value: T | undefined | ''): T {
  if (value === undefined || value === '' || value === null) {
    throw new Error(`Widget is missing required field: ${field}`)
  }
  return value
}

// By the door that everybody takes: what is asked of others is asked of the product's own.
for (const definition of [...ownElements, symbol]) registerElement(definition)
