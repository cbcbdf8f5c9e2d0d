import { accordion } from './accordion/definition.tsx'
import { announcementBar } from './announcement_bar/definition.tsx'
import type { ElementDefinition } from './definition.ts'
import { footer } from './footer/definition.ts'
import { header } from './header/definition.ts'
import { panel } from './panel/definition.tsx'
import { getElement, ownElements, registerElement } from './registry.ts'
import { steps } from './steps/definition.tsx'
import { tabs } from './tabs/definition.tsx'
import type { ElementText } from './texts/element-text.ts'

/** Elements that stand together in the panel, below those of the specification. */
export type ElementGroup = { name: ElementText; elements: readonly ElementDefinition[] }

export const elementGroups: readonly ElementGroup[] = [
  { name: 'Estructura del sitio', elements: [header, footer, announcementBar] },
  { name: 'Se abre y se cierra', elements: [tabs, accordion, panel] },
  { name: 'Contenido', elements: [steps] },
]

const grouped = elementGroups.flatMap(({ elements }) => elements)

/** Every element of the product. */
export const everyElement: readonly ElementDefinition[] = [...ownElements, ...grouped]

/** The fixed rules of the groups' elements, for the canvas. */
export const groupsCss = grouped.flatMap(({ css }) => css ?? []).join('\n')

/**
 * Makes the elements of the groups known. Whoever renders or reads whole pages calls it first; the editor once its canvas
 * stands (docs/decisions/061).
 */
export function registerGroups(): void {
  for (const definition of grouped) if (!getElement(definition.type)) registerElement(definition)
}
