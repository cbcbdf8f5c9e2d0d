import type { Config } from '../config.ts'

/** Origins of published pages: the one that all share under /p/, and those of the sites' own hosts. */
export function publicOrigins({ baseUrl, sites }: Pick<Config, 'baseUrl' | 'sites'>) {
  const { protocol, port } = new URL(baseUrl)
  return {
    shared: sites.pagesOrigin ?? baseUrl,
    isDashboards: sites.pagesOrigin === undefined || sites.pagesOrigin === baseUrl,
    /** A host is reached by the same scheme and port as the panel. */
    ofHost: (host: string) => `${protocol}//${host}${port && `:${port}`}`,
  }
}
