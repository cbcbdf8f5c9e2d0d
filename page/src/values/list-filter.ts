import { type CollectionQuery, filterKinds, type ListFilter } from './collection.ts'

type Field = { key: string; name: string; kind: string; options: readonly string[] }

/** The fields by which visitors of a list choose, in the order that its page has them in. */
export function listFiltersOf(
  fields: readonly Field[],
  { asks }: Pick<CollectionQuery, 'asks'>,
): ListFilter[] {
  return (asks?.filters ?? []).flatMap((key) => {
    const field = fields.find((each) => each.key === key)
    const kind = filterKinds.find((each) => each === field?.kind)
    return field && kind
      ? [{ key, name: field.name, kind, options: field.options.map((value) => ({ value, label: value })) }]
      : []
  })
}
