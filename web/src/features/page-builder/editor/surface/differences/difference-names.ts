import type { DifferenceKind } from '../state/difference-store.ts'

/** Spanish texts, translated where they are shown. */
export const differenceNames = {
  added: 'Añadido',
  removed: 'Quitado',
  changed: 'Cambiado',
  moved: 'Movido',
} as const satisfies Record<DifferenceKind, string>
