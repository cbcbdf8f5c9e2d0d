import { localDay } from '@aurelio/contracts/image-names'

/** How many of these names stand for another file already: file systems tell no case apart. */
export function countClashes(names: readonly string[]): number {
  return names.length - new Set(names.map((name) => name.toLowerCase())).size
}

export function zipName(moment: Date): string {
  return `optimized_images_${localDay(moment)}.zip`
}
