import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, tableValue } from '@aurelio/contracts/collection-values'
import type { CollectionItem } from '@aurelio/contracts/collections'

/** What a cell says as it is typed and copied: the server reads it back as the same. */
export function cellText(field: CollectionField, value: ItemValue, item: CollectionItem | undefined): string {
  // What is typed names them already.
  if (kindOf(field.kind).isReference)
    return entriesOf(value)
      .map((id) => item?.pointsTo[id] ?? id)
      .join('; ')
  const written = tableValue(field, value)
  return typeof written === 'number' ? String(written).replace('.', ',') : written
}

/** How a cell is filled in; the form of the item alone has room for formatted texts and pictures. */
export function editorOf({ kind }: CollectionField): 'line' | 'lines' | 'choice' | 'answer' | 'form' {
  if (kind === 'rich' || kind === 'gallery') return 'form'
  if (kind === 'long') return 'lines'
  if (kind === 'choice') return 'choice'
  return kind === 'boolean' ? 'answer' : 'line'
}
