import { type IncomingHttpHeaders, request } from 'node:http'
import { type PageFolder, pageFolderSchema } from '@aurelio/contracts/page-folders'
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

/** A folder of this site, or of the default one. */
export async function createFolder(person: Person, siteId?: string | null): Promise<PageFolder> {
  const of = siteId ?? (await sitesOf(person))[0]?.id
  return pageFolderSchema.parse(
    bodyOf(await person.call('POST', `/api/sites/${of}/folders`, { name: 'Ofertas' })),
  )
}

const listSchema = z.object({ items: z.array(siteSchema) })

export type Visit = { status: number; headers: IncomingHttpHeaders; text: string }

/** Asks the server as a browser does that was led to it by a host's name. */
export function visit(
  url: string,
  host: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Visit> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers: { host, ...headers } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Says who answers for what the workspace publishes. */
export async function tellLegalData(person: Person): Promise<void> {
  const legal = {
    name: 'Botas García, S. L.',
    taxNumber: 'B12345678',
    address: 'Calle Mayor 1, 28013 Madrid',
    email: 'legal@botas.example',
    registry: '',
  }
  bodyOf(await person.call('PUT', '/api/workspace/settings/legal', legal))
}
