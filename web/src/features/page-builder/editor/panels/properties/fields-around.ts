import type { Field } from '@aurelio/page/elements'
import { createContext } from 'react'
import { lazyPart } from '../../../../../ui/lazy-part.ts'

/** Id of the collection for whose items the selected element is repeated; null for one that stands once. */
export const FieldsAround = createContext<string | null>(null)

/** Kinds whose texts and addresses may be what an item says. */
export const takesFields: ReadonlySet<Field['kind']> = new Set(['text', 'textarea', 'link', 'image', 'rich'])

export const FieldInsert = lazyPart(async () => (await import('./controls/field-insert.tsx')).FieldInsert)
