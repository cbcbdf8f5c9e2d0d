import type { Field } from '../definition.ts'
import type { ElementText } from '../texts/element-text.ts'

/** The rows of a table as they are written; `rowsOf` reads them. */
export const rowsField = (help: ElementText): Field => ({
  kind: 'textarea',
  prop: 'rows',
  label: 'Filas',
  help,
})

/** A cell with a line below it. */
export const lineBelow = (lineColor: string) =>
  ({
    borderWidth: '0 0 1px',
    borderStyle: 'solid',
    ...(lineColor && { borderColor: lineColor }),
  }) as const
