import type { Config } from '../config.ts'
import { hostOf } from './hosts.ts'

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

type Shared = Pick<ReturnType<typeof publicOrigins>, 'shared' | 'isDashboards'>

/** Whether pages under /p/ stand at another origin than the host of this header: the dashboard shows none under its own. */
export function standElsewhere({ shared, isDashboards }: Shared, host: string | undefined): boolean {
  return !isDashboards && hostOf(host) !== new URL(shared).hostname
}
