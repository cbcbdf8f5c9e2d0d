import type {
  ColumnCount,
  CsvInfo,
  Forecast,
  HeaderChoice,
  LocationChecks,
  PreviewLocation,
  Problem,
  Settings,
  Similarity,
  SlugChecks,
} from '@aurelio/page/generator'

/** A table that was read: of a workbook or of XML its rows as a CSV, else the file itself. */
export type ReadTable = CsvInfo & { readonly table: Blob; readonly source: 'csv' | 'xlsx' | 'xml' }

/** What the screen knows of the locations; the list itself is read again where it is used. */
export type LocationsInfo = {
  readonly count: number
  readonly columns: readonly string[]
  readonly header: boolean
  readonly first: readonly string[]
  readonly checks: LocationChecks
}

/** What 'Procesar CSV' gives. */
export type Outcome = {
  readonly forecast: Forecast
  readonly rowsPerLocation: number
  readonly locations: number
  readonly counts: readonly ColumnCount[]
  readonly preview: readonly PreviewLocation[]
  readonly similarity: Similarity | undefined
  readonly unknownPlaceholders: readonly string[]
  readonly checks: SlugChecks
  readonly formulaCells: number
}

export type Written = {
  readonly rows: number
  /** Rows that an earlier result has too, left out. */
  readonly same: number
  readonly bytes: number
  readonly milliseconds: number
  /** The result, unless it went into a file the person chose. */
  readonly file: Blob | undefined
}

/** What is processed: the files, how to read them, and what the person chose. */
export type Asked = {
  readonly file: Blob
  readonly info: CsvInfo
  readonly locations: { readonly file: Blob; readonly header: HeaderChoice }
  readonly settings: Settings
  /** The same for the same files and choices: a worker that has just processed them need not read them again. */
  readonly key: string
}

export type Progress = { readonly share: number; readonly rows?: number; readonly bytes?: number }

/** Why a call failed: a fault of a file, the person's own cancelling, or what the browser could not do. */
export type Failure =
  | { readonly kind: 'file'; readonly problem: Problem }
  | { readonly kind: 'cancelled' | 'disk-full' | 'no-memory' | 'lost' }
  | { readonly kind: 'unexpected'; readonly message: string }
