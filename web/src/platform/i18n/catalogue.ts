/** Spanish text to another language's. */
export type Catalogue = Readonly<Record<string, string>>

/** One catalogue of the features' files, each of which exports its own. */
export function catalogueOf(files: Record<string, Record<string, Catalogue>>): Catalogue {
  return Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)))
}
