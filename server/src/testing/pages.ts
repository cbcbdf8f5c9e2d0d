import { request } from 'node:http'
import { type PageSummary, pageSummarySchema } from '@aurelio/contracts/pages'
import sharp from 'sharp'
import type { Answer, Person } from './test-server.ts'

/** A stored page with a heading and, where fields are given, a form. */
export function documentWith(text: string, fields?: readonly unknown[]) {
  const heading = { id: 'heading-1700000000001', type: 'heading', name: 'Título', props: { text } }
  const form = { id: 'form-1700000000002', type: 'form', name: 'Formulario', props: { fields } }
  return { version: 1, elements: fields ? [heading, form] : [heading] }
}

export const formId = 'form-1700000000002'

export async function createPage(
  person: Person,
  name: string,
  document: unknown = documentWith(name),
): Promise<PageSummary> {
  return summaryOf(await person.call('POST', '/api/pages', { name, document }))
}

function summaryOf(answer: Answer): PageSummary {
  if (answer.status >= 300) throw new Error(`The server answered ${answer.status}: ${answer.text}`)
  return pageSummarySchema.parse(answer.body)
}

/** Makes and publishes a page; its address comes back as a path. */
export async function publishPage(person: Person, name: string, document: unknown = documentWith(name)) {
  const { id } = await createPage(person, name, document)
  const { publication } = summaryOf(await person.call('POST', `/api/pages/${id}/publication`))
  if (!publication) throw new Error('The page was not published')
  return { id, path: new URL(publication.url).pathname, publication }
}

/** Sends the form of a published page as somebody outside does. */
export async function sendForm(url: string, path: string, values: Record<string, string>) {
  const body = new URLSearchParams({ formId, ...values })
  const sent = await fetch(`${url}${path}/leads`, { method: 'POST', redirect: 'manual', body })
  // Read to its end: a connection with something left on it keeps a server from stopping.
  await sent.arrayBuffer()
  if (sent.status !== 303) throw new Error(`The form answered ${sent.status}`)
}

/** The same as a browser does that navigates, which `fetch` never says it is; where it is led on to. */
export function navigateForm(
  url: string,
  path: string,
  userAgent: string,
  values: Record<string, string>,
): Promise<string> {
  return navigatePost(`${url}${path}/leads`, userAgent, { formId, ...values })
}

/** Sends any form so. */
export function navigatePost(
  address: string,
  userAgent: string,
  values: Record<string, string>,
): Promise<string> {
  const body = new URLSearchParams(values).toString()
  const headers = {
    'user-agent': userAgent,
    'sec-fetch-mode': 'navigate',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  }
  return new Promise((resolve, reject) => {
    const sent = request(address, { method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.headers.location ?? ''))
    })
    sent.once('error', reject).end(body)
  })
}

/** Sends a picture of a page as the web app does; the status of the answer. */
export async function sendThumbnail(url: string, { cookie }: Person, id: string, version: number) {
  const picture = sharp({ create: { width: 1280, height: 960, channels: 3, background: '#2a9d8f' } })
  const answer = await fetch(`${url}/api/pages/${id}/thumbnail?version=${version}`, {
    method: 'PUT',
    headers: { origin: url, cookie, 'content-type': 'image/webp' },
    body: new Uint8Array(await picture.webp().toBuffer()),
  })
  return answer.status
}
