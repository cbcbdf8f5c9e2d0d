import type { ColumnMode } from './columns.ts'
import type { Delimiter } from './delimiter.ts'
import { fieldNames } from './pages/page-fields.ts'
import { foldName } from './slug.ts'

export type PresetId = 'wp-all-import' | 'woocommerce' | 'shopify' | 'excel'

type Column = {
  /** The name to show, then every other name the importer knows it by (case and accents aside). */
  readonly names: readonly string[]
  readonly need: 'required' | 'advised'
  /** Two rows with the same value would become one page or product. */
  readonly unique?: boolean
}

export type Preset = {
  readonly id: PresetId
  readonly name: string
  readonly delimiter: Delimiter
  readonly bom: boolean
  /** True where a spreadsheet opens the file, which would run formulas. */
  readonly guard: boolean
  readonly columns: readonly Column[]
  /** The largest file the importer takes, in bytes. */
  readonly maxBytes?: number
}

/** What importers ask of a file; column names as their own documentation gives them. */
export const presets: readonly Preset[] = [
  {
    id: 'wp-all-import',
    name: 'WP All Import',
    delimiter: ',',
    bom: false,
    guard: false,
    columns: [
      {
        names: fieldNames.title,
        need: 'required',
        unique: true,
      },
      {
        names: [...fieldNames.content, 'descripcion'],
        need: 'advised',
      },
      { names: fieldNames.slug, need: 'advised', unique: true },
    ],
  },
  {
    id: 'woocommerce',
    name: 'WooCommerce',
    delimiter: ',',
    bom: false,
    guard: false,
    columns: [
      { names: ['Name', 'Nombre'], need: 'required' },
      { names: ['SKU'], need: 'advised', unique: true },
      { names: ['Type', 'Tipo'], need: 'advised' },
      { names: ['Regular price', 'Precio normal', 'Precio'], need: 'advised' },
    ],
  },
  {
    id: 'shopify',
    name: 'Shopify',
    delimiter: ',',
    bom: false,
    guard: false,
    maxBytes: 15 * 1024 * 1024,
    columns: [
      { names: ['Title'], need: 'required' },
      { names: ['URL handle', 'Handle'], need: 'required', unique: true },
    ],
  },
  { id: 'excel', name: 'Excel en España', delimiter: ';', bom: true, guard: true, columns: [] },
]

export type PresetCheck = {
  readonly missing: readonly { readonly name: string; readonly need: Column['need'] }[]
  /** Columns that must differ in every row and of which some rows hold nothing that changes. */
  readonly repeating: readonly { readonly name: string; readonly rows: number }[]
}

/** Checks the header against a preset; `unchanged` gives, by column, the rows in which nothing is replaced. */
export function checkPreset(
  preset: Preset,
  header: readonly string[],
  unchanged: (column: number) => number,
  modes: readonly ColumnMode[],
): PresetCheck {
  const folded = header.map(foldName)
  const missing: { name: string; need: Column['need'] }[] = []
  const repeating: { name: string; rows: number }[] = []
  for (const column of preset.columns) {
    const at = folded.findIndex((name) => column.names.some((known) => foldName(known) === name))
    if (at === -1) {
      missing.push({ name: column.names[0] ?? '', need: column.need })
      continue
    }
    const rows = modes[at] === 'none' ? Number.POSITIVE_INFINITY : unchanged(at)
    if (column.unique === true && rows > 0) repeating.push({ name: header[at] ?? '', rows })
  }
  return { missing, repeating }
}
