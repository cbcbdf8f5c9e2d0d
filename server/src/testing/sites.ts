import { type Site, type SiteDetail, siteDetailSchema, siteSchema } from '@aurelio/contracts/sites'
import { z } from 'zod'
import type { Person } from './test-server.ts'
import { bodyOf } from './work.ts'

/** A site as the dialog makes it; `host` empty: without a domain. */
export async function createSite(person: Person, name: string, host = ''): Promise<SiteDetail> {
  return siteDetailSchema.parse(bodyOf(await person.call('POST', '/api/sites', { name, host })))
}

/** Those of the workspace, the default one first. */
export async function sitesOf(person: Person): Promise<Site[]> {
  return listSchema.parse(bodyOf(await person.call('GET', '/api/sites'))).items
}

const listSchema = z.object({ items: z.array(siteSchema) })
