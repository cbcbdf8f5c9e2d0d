import {
  findElement,
  type PageDocument,
  type Props,
  type StepNames,
  type Viewport,
} from '@aurelio/page/document'
import { allFields, type Field, getElement, isShared } from '@aurelio/page/elements'

/** What a step of the history is called, and what it speaks of. */
type StepName = { label: string; names: StepNames }

/** What an element is called in the history: its own name, else that of its type. */
export function elementName({ type, name }: { type: string; name: string }): string {
  return name || (getElement(type)?.name ?? type)
}

/** The element that a label speaks of. */
export function namesOf(document: PageDocument, id: string): StepNames {
  const element = findElement(document, id)
  return element ? { elemento: elementName(element) } : {}
}

/** 'Cambiar texto de Encabezado', with the viewport where the change goes into an override. */
export function nameOfUpdate(document: PageDocument, id: string, props: Props, viewport: Viewport): StepName {
  const element = findElement(document, id)
  const names = namesOf(document, id)
  const field = element && changedField(element.type, props)
  if (!element || !field) return { label: 'Cambiar propiedades de {{Elemento}}', names }
  const changed = { ...names, propiedad: field.label }
  if (viewport === 'desktop' || isShared(field))
    return { label: 'Cambiar {{propiedad}} de {{Elemento}}', names: changed }
  const isReset = Object.values(props).every((value) => value === undefined)
  return {
    label: isReset
      ? 'Restablecer {{propiedad}} de {{Elemento}} en {{vista}}'
      : 'Cambiar {{propiedad}} de {{Elemento}} en {{vista}}',
    names: { ...changed, vista: viewportNames[viewport] },
  }
}

/** Spanish names of the viewports, which are also their translation keys. */
export const viewportNames: Readonly<Record<Viewport, string>> = {
  desktop: 'Escritorio',
  tablet: 'Tableta',
  mobile: 'Móvil',
}

/** The field whose control makes this change; the first prop is the one that it is about. */
function changedField(type: string, props: Props): Field | undefined {
  const [prop = ''] = Object.keys(props)
  const definition = getElement(type)
  return (definition ? allFields(definition) : []).find((field) =>
    field.kind === 'spacing' ? prop.startsWith(field.prop) : field.prop === prop,
  )
}
