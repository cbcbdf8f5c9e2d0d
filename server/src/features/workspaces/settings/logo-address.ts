/** Where anybody finds a logo, from the root of the installation; null where there is none. */
export function logoAddress(workspaceId: string, version: string | null): string | null {
  return version === null ? null : `/api/logos/${workspaceId}/${version}`
}
