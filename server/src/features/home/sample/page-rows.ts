import { searchable } from '../../../platform/database/search-text.ts'
import { type SampleLead, sampleLeads } from './leads.ts'
import { samplePages } from './pages.ts'
import { sampleIds } from './sample-ids.ts'
import type { SamplePageRows } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000
/** The sample project that is shared with the client: that of the page under review. */
const sharedProject = 0

type For = { workspaceId: string; userId: string; userName: string; now: Date }

/** What hangs on the sample pages: leads, a client with a project, and what is said in the review. */
export function pageRows({ workspaceId, userId, userName, now }: For, reviewId: string): SamplePageRows {
  const ids = sampleIds(workspaceId)
  const client = {
    id: ids.client,
    name: 'Clara Núñez',
    email: `clara.${workspaceId}@cliente.invalid`.toLowerCase(),
  }
  const threadId = `${workspaceId}-thread`
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString()
  const said = { threadId, internal: 0 } as const
  return {
    leads: sampleLeads.map((lead, number) => leadRow(lead, { workspaceId, number, now })),
    leadLabels: [...new Set(sampleLeads.flatMap(({ labels = [] }) => labels))],
    client,
    share: { projectId: ids.project(sharedProject), level: 'approve', createdBy: userId },
    thread: {
      id: threadId,
      reviewId,
      element: samplePages[0]?.formId ?? '',
      x: 50,
      y: 20,
      resolvedAt: null,
      createdAt: ago(5),
    },
    comments: [
      {
        ...said,
        id: `${threadId}-0`,
        userId: client.id,
        name: client.name,
        team: 0,
        text: '¿Podemos pedir también el horario que prefieren? Por teléfono lo preguntamos siempre.',
        createdAt: ago(5),
      },
      {
        ...said,
        id: `${threadId}-1`,
        userId,
        name: userName,
        team: 1,
        text: 'Buena idea: lo añadimos al formulario y te lo enseñamos mañana.',
        createdAt: ago(2),
      },
    ],
  }
}

type Place = { workspaceId: string; number: number; now: Date }

function leadRow(
  { page, days, state, name, email, phone = '', labels = [], value }: SampleLead,
  { workspaceId, number, now }: Place,
) {
  const fields = [
    { name: 'nombre', label: 'Nombre', value: name },
    { name: 'email', label: 'Email', value: email },
    ...(phone === '' ? [] : [{ name: 'telefono', label: 'Teléfono', value: phone }]),
  ]
  const isSpam = state === 'spam'
  return {
    id: `${workspaceId}-lead-${number}`,
    workspaceId,
    pageId: sampleIds(workspaceId).pages[page] ?? null,
    pageName: samplePages[page]?.name ?? '',
    formId: samplePages[page]?.formId ?? '',
    spam: isSpam ? (1 as const) : (0 as const),
    spamReason: isSpam ? 'links' : null,
    state: isSpam ? ('new' as const) : state,
    createdAt: new Date(now.getTime() - days * dayMs - (number + 1) * hourMs).toISOString(),
    fields: JSON.stringify(fields),
    name,
    email,
    phone,
    emailKey: email,
    phoneKey: phone.replaceAll(/\D/g, '') || null,
    search: searchable(fields.map((field) => field.value).join('\n')),
    teamSearch: searchable(labels.join('\n')),
    labels: JSON.stringify(labels),
    assigneeId: null,
    valueCents: value === undefined ? null : value * 100,
  }
}
