import type { ImportTarget } from '@aurelio/contracts/lead-imports'

/** Spanish texts, and their own translation keys. */
export const targetNames: Record<ImportTarget, string> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  state: 'Estado',
  value: 'Valor (€)',
  labels: 'Etiquetas',
  note: 'Nota',
  field: 'Guardar como campo',
  skip: 'No importar',
}
