import type { ElementDefinition, Field, PartAttributes } from './definition.ts'

/** Offered wherever an element has a link of its own. */
export const goalField: Field = {
  kind: 'choice',
  prop: 'goal',
  label: 'Objetivo',
  help: 'Un clic en él cuenta como conversión en la analítica, también el de un teléfono o de WhatsApp.',
  everywhere: true,
  options: [
    { value: '', label: 'No cuenta' },
    { value: 'click', label: 'Su clic cuenta' },
  ],
}

export function hasLink({ fields }: Pick<ElementDefinition, 'fields'>): boolean {
  const isLink = (field: Field): boolean =>
    field.kind === 'link' || (field.kind === 'items' && field.item.some(isLink))
  return Object.values(fields).some((list) => list.some(isLink))
}

type Parts = { root: PartAttributes } & Record<string, PartAttributes>

/** Marks every part: which of them are links, the page knows when it is written. */
export function withGoal({ root, ...others }: Parts): Parts {
  const marked = Object.entries(others).map(([name, part]) => [name, { ...part, 'data-goal': '' }])
  return { root: { ...root, 'data-goal': '' }, ...Object.fromEntries(marked) }
}
