import { idMaker } from '../document/ids.ts'
import type { NestedElement } from '../document/schema.ts'

/** The ready-made container structures (page-builder.md §9, "Structure presets"). */
export const structures = [
  { id: 'single', name: 'Simple', columns: 1 },
  { id: 'double', name: 'Doble', columns: 2 },
  { id: 'triple', name: 'Triple', columns: 3 },
] as const
export type StructureId = (typeof structures)[number]['id']

const panel = {
  layout: 'vertical',
  backgroundColor: '#f8f9fa',
  borderRadius: '8px',
  widthType: 'full',
  width: '100%',
}

/** The responsive container defaults: a row on desktop, a column on the two smaller modes (§9). */
const stacking = {
  desktop: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    padding: '32px',
  },
  tablet: { flexDirection: 'column', gap: '20px', padding: '24px' },
  mobile: { flexDirection: 'column', gap: '16px', padding: '16px' },
}

/** A new structure with ids of its own: one container, or a row of two or three. */
export function createStructure(id: StructureId, now = Date.now()): NestedElement {
  const makeId = idMaker(new Set(), { now })
  const container = (props: Record<string, unknown>, children: NestedElement[] = []): NestedElement => ({
    id: makeId('container'),
    type: 'container',
    name: 'Contenedor',
    props: { ...props, children },
  })
  const columns = structures.find((structure) => structure.id === id)?.columns ?? 1
  if (columns === 1) return container({ ...panel, gap: '20px', padding: '24px', minHeight: '200px' })
  const row = {
    layout: 'horizontal',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '24px',
    padding: '32px',
    minHeight: '200px',
    backgroundColor: 'transparent',
    widthType: 'full',
    width: '100%',
    responsive: structuredClone(stacking),
  }
  const column = () => container({ ...panel, gap: '16px', padding: '20px', minHeight: '150px' })
  return container(row, Array.from({ length: columns }, column))
}
