/** What an address narrows its screen by; what is empty stays out. */
type Narrowed = Readonly<Record<string, string | null | undefined>>

function narrowed(path: string, by: Narrowed): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(by)) if (value) given.set(name, value)
  return given.size === 0 ? path : `${path}?${given.toString()}`
}

/** Of a path; ':id' stays as it is, for whoever says which screen stands there. */
const id = (text: string) => encodeURIComponent(text).replaceAll('%3A', ':')
const builder = '/dashboard/tools/aurelio-builder'

/**
 * Where each screen stands: a link, a mail and what leads to a thing ask here, so that a screen that moves is moved in one place.
 * A test refuses them as literals elsewhere. Ids and words go in as they are.
 */
export const addresses = {
  home: '/dashboard',
  login: '/login',
  profile: '/dashboard/profile',
  profileTab: (tab: 'security' | 'preferences') => narrowed('/dashboard/profile', { tab }),
  notifications: '/notifications',
  help: '/help',
  guide: (guide: string, anchor?: string | null) => `/help/${guide}${anchor ? `#${anchor}` : ''}`,
  calendar: '/calendar',

  projects: '/projects',
  newProject: '/projects/new',
  project: (project: string) => `/projects/${id(project)}`,
  projectsBy: (by: { state: string }) => narrowed('/projects', by),

  tasks: '/tasks',
  newTask: '/tasks/new',
  newTaskOf: (project: string | null | undefined) => narrowed('/tasks/new', { project }),
  task: (task: string) => narrowed('/tasks', { task }),
  tasksBy: (by: { mine?: '1'; done?: '1' }) => narrowed('/tasks', by),

  settings: '/settings',
  settingsOf: (
    part: 'accounts' | 'api' | 'audit' | 'installation' | 'leads' | 'links' | 'mail' | 'members' | 'webhooks',
  ) => `/settings/${part}`,

  review: (review: string) => `/reviews/${id(review)}`,
  reviews: '/reviews',
  /** For who has the link alone. */
  guestReview: (token: string) => `/review/${id(token)}`,
  guestReport: (token: string) => `/report/${id(token)}`,
  reportMail: (token: string) => `/report-mail/${id(token)}`,
  invitation: (token: string) => `/invitation/${id(token)}`,

  tools: '/dashboard/tools',
  tool: (tool: 'image-optimizer' | 'pdf-tools' | 'seo-mass-generator' | 'youtube-downloader') =>
    `/dashboard/tools/${tool}`,
  videoEngine: '/dashboard/tools/youtube-downloader/engine',

  builder,
  overview: `${builder}/overview`,
  overviewOf: (q: string) => narrowed(`${builder}/overview`, { q }),
  /** A page as it is being made, for who may look and not change it. */
  look: (page: string) => narrowed(`${builder}/editor`, { page }),
  newPage: `${builder}/new-page`,
  newWeb: `${builder}/new-web`,
  editor: `${builder}/editor`,
  symbols: `${builder}/symbols`,
  forms: `${builder}/forms`,
  sites: `${builder}/sites`,
  site: (site: string) => `${builder}/sites/${id(site)}`,
  pageLanguages: (page: string) => `${builder}/pages/${id(page)}/translations`,
  translation: (page: string, language: string) =>
    `${builder}/pages/${id(page)}/translations/${id(language)}`,
  /** Of a quiz, a contest, a letter or a sequence. */
  thingLanguages: (kind: string, thing: string) => `${builder}/translations/${id(kind)}/${id(thing)}`,
  thingTranslation: (kind: string, thing: string, language: string) =>
    `${builder}/translations/${id(kind)}/${id(thing)}/${id(language)}`,
  academy: `${builder}/academy`,
  tutorials: `${builder}/tutorials`,
  player: `${builder}/player`,
  subscriptions: `${builder}/subscriptions`,
  letter: (letter: string) => `${builder}/subscriptions/letters/${id(letter)}`,
  /** Where the words of a letter are edited, or those of a step of a sequence. */
  letterEditor: (of: string, step?: string) => narrowed(`${builder}/letters/${id(of)}`, { step }),
  sequence: (sequence: string) => `${builder}/subscriptions/sequences/${id(sequence)}`,
  /** By the id of a lead or of a subscriber. */
  person: (of: string) => `${builder}/people/${id(of)}`,
  collections: `${builder}/collections`,
  collection: (collection: string) => `${builder}/collections/${id(collection)}`,
  collectionFields: (collection: string) => `${builder}/collections/${id(collection)}/fields`,
  quizBuilder: `${builder}/quiz-builder`,
  quiz: `${builder}/quiz`,
  answersOfQuiz: (quiz: string) => `${builder}/quiz/${id(quiz)}`,
  funnels: `${builder}/funnels`,
  experiments: `${builder}/experiments`,
  contests: `${builder}/contest`,
  contest: (contest: string) => `${builder}/contest/${id(contest)}`,
  visits: `${builder}/analytics`,
  visitsBy: (by: { page?: string; site?: string }) => narrowed(`${builder}/analytics`, by),
  leads: `${builder}/leads`,
  lead: (lead: string) => narrowed(`${builder}/leads`, { lead }),
  leadsBy: (by: { page?: string | null; form?: string; state?: string; campaign?: string }) =>
    narrowed(`${builder}/leads`, by),
}
