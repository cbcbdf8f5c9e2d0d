import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { hasOptions } from '@aurelio/contracts/collection-kinds/kinds'
import { thingLabels } from '@aurelio/contracts/thing-translations'
import type { SourceText, TextWalk } from '@aurelio/page/elements'
import { filterKinds } from '@aurelio/page/values'

/** Whether visitors read what a field is called: above what they choose by it. */
function isRead({ kind }: CollectionField): boolean {
  return filterKinds.some((each) => each === kind)
}

/** The fields of a collection, with what `say` says in the place of what visitors read of them. */
export function fieldsSaid(own: readonly CollectionField[]): TextWalk<CollectionField[]> {
  return (say) =>
    own.map((field) => {
      const here = (path: string, label: keyof typeof thingLabels, source: string) =>
        say({
          element: field.key,
          path,
          kind: 'line',
          label: thingLabels[label],
          source,
        } satisfies SourceText)
      return {
        ...field,
        name: isRead(field) ? here('name', 'field', field.name) : field.name,
        options: hasOptions(field.kind)
          ? field.options.map((option, at) => here(`options.${at}`, 'option', option))
          : field.options,
      }
    })
}
