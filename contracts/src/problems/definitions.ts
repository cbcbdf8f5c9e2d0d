/**
 * A refusal: the status of the answer, and its Spanish `detail` for whoever reads the API by hand. What the detail is made
 * of are the parameters of the code; the web words both by itself, and never reads the detail.
 */
type Definition = { status: number; detail: (params: never) => string }
export type Definitions = Record<string, Definition>

/** A limit in bytes as it is said: `20 MB`. */
export function sizeText(bytes: number) {
  const units = [
    [1024 ** 3, 'GB'],
    [1024 ** 2, 'MB'],
  ] as const
  const [size, unit] = units.find(([least]) => bytes >= least) ?? [1024, 'KB']
  return `${Math.round(bytes / size)} ${unit}`
}
