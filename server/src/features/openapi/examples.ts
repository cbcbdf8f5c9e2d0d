import type { Lead } from '@aurelio/contracts/leads'
import type { PageSummary } from '@aurelio/contracts/pages'
import type { Project } from '@aurelio/contracts/projects'
import type { Task } from '@aurelio/contracts/tasks'

/** What goes in and comes out of a call, as one would see it. */
export type Example = { request?: unknown; response: unknown }

const at = '2026-11-20T09:30:00.000Z'
const projectId = '3f0c1c1e-8f0a-4c8e-9d53-0d8c5a1f2b77'
const pageId = '7b9a2f5e-1c4d-4e0b-8a57-5f2d9c3e6a10'
const person = { id: 'Q2mT7xk0', name: 'Ana García' }
const project: Project = {
  id: projectId,
  name: 'Web de la panadería',
  description: '',
  color: 'violet',
  state: 'active',
  client: 'Clínica Roldán',
  deadline: '2026-12-18',
  budget: 2400,
  tasks: 8,
  doneTasks: 2,
  progress: 25,
  createdAt: at,
  updatedAt: at,
}
const task: Task = {
  id: 'c1d7e2b4-6a3f-4f1e-b0c9-2e8d7a5b4c31',
  title: 'Escribir los textos de la portada',
  notes: '',
  priority: 'medium',
  startOn: null,
  dueOn: '2026-11-27',
  dueTime: '09:30',
  project: { id: projectId, name: project.name, color: 'violet' },
  assignee: person,
  visibleToClients: false,
  state: 'todo',
  doneAt: null,
  parent: null,
  labels: ['textos'],
  estimate: 90,
  repeats: null,
  isBlocked: false,
  waitsFor: [],
  checks: { done: 1, total: 3 },
  subtasks: { done: 0, total: 0 },
  comments: 2,
  createdAt: at,
  updatedAt: at,
}
const page: PageSummary = {
  id: pageId,
  name: 'Campaña de otoño',
  projectId,
  siteId: null,
  version: 3,
  updatedAt: at,
  publication: null,
  publishAt: null,
}
const heading = {
  id: 'heading-1763631000000',
  type: 'heading',
  name: 'Encabezado',
  props: { text: 'Pan de verdad', level: 'h1' },
}
const lead: Lead = {
  id: 'e4a1b2c3-5d6f-4a7b-8c9d-0e1f2a3b4c5d',
  pageId,
  pageName: page.name,
  fields: [{ name: 'email', label: 'Correo', value: 'luis@ejemplo.es' }],
  createdAt: at,
  name: 'Luis',
  email: 'luis@ejemplo.es',
  phone: '',
  state: 'new',
  spamReason: null,
  assignee: null,
  valueCents: null,
  labels: [],
  attribution: null,
  proof: null,
  version: 1,
}

/** By method and path, for the calls that programs begin with; each is checked against the contract. */
export const examples: Readonly<Record<string, Example>> = {
  'GET /projects': { response: { items: [project], nextCursor: null, total: 1 } },
  'POST /projects': { request: { name: project.name }, response: project },
  'GET /tasks': { response: { items: [task], nextCursor: null, total: 1 } },
  'POST /tasks': { request: { title: task.title, dueOn: task.dueOn, projectId }, response: task },
  'PATCH /tasks/{id}': { request: { done: true }, response: { ...task, state: 'done', doneAt: at } },
  'GET /pages': { response: { items: [page], nextCursor: null } },
  'POST /pages': {
    request: { name: page.name, document: { version: 1, elements: [heading] } },
    response: { ...page, version: 1 },
  },
  'PUT /pages/{id}': {
    request: { name: page.name, document: { version: 1, elements: [heading] }, baseVersion: 2 },
    response: page,
  },
  'GET /leads': { response: { items: [lead], nextCursor: null, total: 1, isCounted: true } },
  'PATCH /leads/{id}': {
    request: { baseVersion: 1, state: 'won' },
    response: { ...lead, state: 'won', version: 2 },
  },
}
