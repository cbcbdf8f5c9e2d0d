import type { ElementChange } from '@aurelio/page/document'
import { registerGroups } from '@aurelio/page/elements/groups'
import { getElement } from '@aurelio/page/elements'
import { i18n } from '../../../platform/i18n/i18n.ts'

registerGroups()

const kinds = {
  added: 'Añadido: {{name}}',
  removed: 'Quitado: {{name}}',
  moved: 'Movido: {{name}}',
} as const

/** 'Cambiado: Botón (Texto, Enlace)'. */
export function changeText({ kind, type, name: own, props }: ElementChange): string {
  const definition = getElement(type)
  const name = own || (definition ? i18n.t(definition.name) : type)
  if (kind !== 'changed') return i18n.t(kinds[kind], { name })
  const fields = Object.values(definition?.fields ?? {}).flat()
  const labels = props.map((prop) => {
    const field = fields.find((each) => each.prop === prop)
    return field ? i18n.t(field.label) : prop
  })
  return i18n.t('Cambiado: {{name}} ({{what}})', { name, what: [...new Set(labels)].join(', ') })
}
