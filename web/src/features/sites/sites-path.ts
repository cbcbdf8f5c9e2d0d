/** Where the sites stand in the builder (page-builder.md §2). */
export const sitesPath = '/dashboard/tools/aurelio-builder/sites'

export function sitePath(id: string): string {
  return `${sitesPath}/${id}`
}
