import type { api } from '../../platform/api/client.ts'

/** The calls of one list's named filters; every list has the same. */
export type ViewCalls = typeof api.leadViews
