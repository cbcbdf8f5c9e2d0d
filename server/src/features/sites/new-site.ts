import { randomBytes, randomUUID } from 'node:crypto'
import type { NewSiteRow } from '../../platform/database/tables/sites.ts'

const defaultName = 'Mis páginas'

/** A site as it begins: without a host, in Spanish. */
export function newSite(workspaceId: string, name: string): NewSiteRow {
  return {
    id: randomUUID(),
    workspaceId,
    name,
    isDefault: 0,
    host: null,
    claim: null,
    hostProof: randomBytes(16).toString('hex'),
    hostProvenAt: null,
    language: 'es',
    homePageId: null,
    notFoundPageId: null,
    legal: null,
    createdAt: new Date().toISOString(),
  }
}

/** The site that every workspace has, where pages stand under /p/. */
export function newDefaultSite(workspaceId: string): NewSiteRow {
  return { ...newSite(workspaceId, defaultName), isDefault: 1 }
}
