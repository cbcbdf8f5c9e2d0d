import type { EventOf } from '@aurelio/contracts/events'
import type { StoredDocument } from '@aurelio/page/document'
import { listFiles } from '../../platform/export/export-file.ts'
import type { Feature } from '../../platform/feature.ts'
import { addressOf } from '../../platform/http/client-address.ts'
import type { Hosts } from '../../platform/http/hosts.ts'
import { transportHeaders } from '../../platform/http/http-app.ts'
import { publicOrigins } from '../../platform/http/public-origins.ts'
import { savedViews } from '../../platform/saved-views/saved-views.ts'
import { tableImports } from '../../platform/table-imports/service.ts'
import { fileLinks } from '../../platform/public-token/file-links.ts'
import type { Platform } from '../../platform/platform.ts'
import { leadErasureRoutes } from './erasure/routes.ts'
import { forgetting, type RedactTasks } from './erasure/forgetting.ts'
import { leadErasures } from './erasure/service.ts'
import { erasureStore } from './erasure/store.ts'
import { exportRoutes } from './export/export-route.ts'
import { leadFileRoute } from './files/file-route.ts'
import { formFilePlainRoutes, formFileRoutes } from './downloads/routes.ts'
import { formDownloads } from './downloads/service.ts'
import { leadFiles } from './files/service.ts'
import { leadFileStore } from './files/store.ts'
import { leadFileSweep } from './files/sweep-job.ts'
import { personRoute } from './export/person-route.ts'
import { leadImport } from './import/kind.ts'
import { leadImportFileRoute, leadImportRoutes } from './import/routes.ts'
import { leadInbox, type Neighbours } from './inbox/inbox.ts'
import { type Contacts, releasing } from './persons/contacts.ts'
import { madeLeadStore } from './made/store.ts'
import { leadPersons } from './persons/service.ts'
import { personStore } from './persons/store.ts'
import { leadRemoval } from './removal/service.ts'
import { replyJob } from './reply/reply-job.ts'
import { retentionJob } from './retention/retention-job.ts'
import { leadRetentionRoutes } from './retention/routes.ts'
import { leadRetentions } from './retention/service.ts'
import { retentionStore } from './retention/store.ts'
import { leadRoutes } from './routes.ts'
import { leadChanging } from './inbox/changing.ts'
import { inboxStore } from './inbox/store.ts'
import { type RuleNeighbours, ruleActions } from './rules/actions.ts'
import { leadRuleRoutes } from './rules/routes.ts'
import { ruleRuns } from './rules/run-job.ts'
import { leadRules } from './rules/service.ts'
import { ruleStore } from './rules/store.ts'
import { leadIndex } from './search/lead-index.ts'
import { leadTimeLine } from './time-line/time-line.ts'
import { leadViewRoutes } from './views/routes.ts'
import { leadService } from './service.ts'
import { leadsForLetters } from './for-letters/store.ts'
import { type LeadStore, leadStore } from './store.ts'
import { answeredFiles } from './submission/answered-files.ts'
import { directSubmission } from './submission/direct.ts'
import type { PublishedPages } from './submission/redisplay.ts'
import { sentForms } from './submission/heard.ts'
import { submissionRoutes, takeElsewhere } from './submission/routes.ts'
import { defineRoom } from '../../platform/rooms/room.ts'
import { leadPolicy } from './policy.ts'

type Parts = Pick<
  Platform,
  | 'config'
  | 'database'
  | 'files'
  | 'limits'
  | 'quotas'
  | 'emit'
  | 'access'
  | 'log'
  | 'jobs'
  | 'mail'
  | 'tokens'
  | 'requests'
> &
  PublishedPages &
  Neighbours &
  RuleNeighbours & {
    hosts: Hosts
    redactTasks: RedactTasks
    timeZoneOf: (workspaceId: string) => Promise<string>
    contacts: Contacts
    hasWebhook: (workspaceId: string, id: string) => Promise<boolean>
    hasSequence: (workspaceId: string, id: string) => Promise<boolean>
    /** A page as it stands published; null where it does not. */
    publishedPage: (
      pageId: string,
    ) => Promise<{ document: StoredDocument; workspaceId: string; address: { page: string } } | null>
  }

export function leadsFeature({ config, database, files: stored, jobs, limits, emit, log, ...others }: Parts) {
  const { contacts } = others
  const persons = personStore(database, contacts)
  const release = releasing(contacts, persons)
  const made = madeLeadStore(database)
  const index = leadIndex(database, contacts)
  const timeLine = leadTimeLine({ database, persons, ...others })
  const inbox = leadInbox({ database, emit, index, persons, ...others })
  const files = leadFiles({
    store: leadFileStore(database),
    files: stored,
    limits,
    access: others.access,
    quotas: others.quotas,
    log,
    sees: (...asked) => inbox.sees(...asked),
  })
  const links = fileLinks(config.authSecret)
  const downloads = formDownloads({ database, files: stored, links, ...others })
  const leads = leadService({ database, limits, emit, log, files, quotas: others.quotas })
  const removal = leadRemoval({ database, emit, release, ...others })
  const imports = tableImports(
    { database, files: stored, jobs, limits, ...others },
    leadImport({ database, emit, index, release }),
  )
  const replies = replyJob({ database, limits, sentIn: (id) => leadStore(database).sent(id), ...others })
  const erasures = erasureStore(database)
  const forget = forgetting({ store: erasures, secret: config.authSecret, jobs, ...others })
  const erasing = leadErasures({ database, emit, store: erasures, forget, persons, release, ...others })
  const retentions = retentionStore(database)
  const retention = retentionJob({ database, emit, store: retentions, erasures, forget, index, release })
  const rules = ruleStore(database)
  const rowStore = inboxStore(database)
  const { teamSearchOf } = leadChanging({ database, store: rowStore, emit, index, ...others })
  const actions = ruleActions({
    store: rules,
    leads: rowStore,
    index,
    emit,
    teamSearchOf,
    baseUrl: config.baseUrl,
    ...others,
  })
  const runs = ruleRuns({ database, jobs, store: rules, leads: rowStore, actions })
  const sent = sentForms(log)
  const submission = { leads, sent, links, clientAddress: addressOf(config.trustedProxy), ...others }
  const feature: Feature = {
    calls: {
      leads: leadRoutes(inbox, removal, leadPersons({ database, emit, store: persons, ...others })),
      leadErasures: leadErasureRoutes(erasing),
      leadRetention: leadRetentionRoutes(leadRetentions({ database, emit, store: retentions, ...others })),
      leadImports: leadImportRoutes(imports),
      formFiles: formFileRoutes(downloads),
      leadRules: leadRuleRoutes(leadRules({ database, emit, store: rules, ...others })),
      leadViews: leadViewRoutes(
        savedViews({
          ...others,
          database,
          emit,
          table: 'leadView',
          action: 'leads.change',
          kind: 'lead.view-changed',
        }),
      ),
    },
    reads: (session, id) => inbox.get(session, id),
    reachOf: timeLine.reachOf,
    happenedWith: timeLine.happenedWith,
    routes: [
      ...submissionRoutes({ ...submission, files, origins: publicOrigins(config) }),
      leadFileRoute(files),
      ...formFilePlainRoutes(downloads),
      ...exportRoutes(inbox, others.timeZoneOf),
      personRoute(inbox, files),
      leadImportFileRoute(imports),
    ],
    answerFirst: directSubmission({ ...submission, log, transport: transportHeaders(config.baseUrl) }),
    jobs: [index.job, removal.job, retention, ...imports.jobs, leadFileSweep(files), replies, runs.job],
    async *exportsOfWorkspace(session) {
      yield* listFiles('leads', (page) => inbox.rows(session, { ...page, mine: false }))
      const { id } = session.workspace
      for (const { key, name } of [...(await files.filesOf(id)), ...(await downloads.filesOf(id))])
        yield { name: `${key}-${name}`, input: await stored.getStream(key) }
    },
    files: [downloads.owned],
    async leftByWorkspace(id) {
      const { fileKeys } = await imports.leftBy(id)
      return { fileKeys: [...fileKeys, ...(await downloads.filesOf(id)).map(({ key }) => key)] }
    },
  }
  return {
    feature,
    service: inbox,
    /** The leads of a person, the last first. */
    idsOf: (...asked: Parameters<typeof timeLine.idsOf>) => timeLine.idsOf(...asked),
    onSent: sent.on,
    /** The same of what somebody told elsewhere than in a form, which stands in a page that is counted. */
    tellSent: (...asked: Parameters<typeof sent.tell>) => sent.tell(...asked),
    index,
    rules: runs,
    takeElsewhere: takeElsewhere(submission),
    /** Deletes these for good, wherever they lie; a signed word of it stays. */
    forgetThese: (...asked: Parameters<typeof erasing.eraseThese>) => erasing.eraseThese(...asked),
    /** What somebody has told piece by piece elsewhere, as one form. */
    submit: (...asked: Parameters<typeof leads.submit>) => leads.submit(...asked),
    answeredFiles: answeredFiles(files),
    /** Leads that no form brings. */
    made: {
      insert: (...asked: Parameters<typeof made.insert>) => made.insert(...asked),
      erase: async (...asked: Parameters<typeof made.erase>) => release(await made.erase(...asked)),
    },
    /** Labels what was made of somebody elsewhere. */
    label: (...asked: Parameters<typeof runs.label>) => runs.label(...asked),
    /** What the people who get letters have told, and what came by links of those. */
    forLetters: leadsForLetters(database),
    /** The lists of letters that somebody asked for with what they sent. */
    asksForLetters: (leadIds: readonly string[]) => leadStore(database).asksForLetters(leadIds),
    adoptAnswers: async (...asked: Parameters<LeadStore['adopt']>) =>
      index.changed(await leadStore(database).adopt(...asked)),
    /** Has the forms answer those who filled them in, in one job for all that came together. */
    async reply(this: void, events: readonly EventOf<'lead.received'>[]) {
      const leadIds = events.flatMap(({ subject, replies: hasOne }) => (hasOne ? [subject.id] : []))
      if (leadIds.length > 0) await jobs.enqueue(replies, { leadIds })
    },
  }
}

declare module '../../platform/rooms/room.ts' {
  interface Rooms {
    leads: ReturnType<typeof leadsFeature>
  }
}

export const leadsRoom = defineRoom({
  name: 'leads',
  policy: leadPolicy,
  needs: ['contacts', 'delivery', 'hosts', 'workspaces', 'tasks', 'pages'],
  late: ['webhooks', 'subscriptions'],
  make({ platform, from, later }) {
    const published = from('delivery')
    const workspaces = from('workspaces')
    return leadsFeature({
      ...platform,
      ...published.forForms,
      ...from('tasks').forLeads,
      contacts: from('contacts'),
      hosts: from('hosts').hosts,
      timeZoneOf: (...asked) => workspaces.settings.timeZoneOf(...asked),
      mailingOf: (...asked) => workspaces.settings.mailingOf(...asked),
      publishedPage: (...asked) => published.service.ofPage(...asked),
      isMember: (...asked) => workspaces.service.isMember(...asked),
      callable: (...asked) => workspaces.service.callable(...asked),
      tellWebhook: (...asked) => later('webhooks').tellOne(...asked),
      hasWebhook: (...asked) => later('webhooks').has(...asked),
      hasSequence: async (...asked) => (await later('subscriptions').thing(...asked)) !== null,
      enterSequence: (...asked) => later('subscriptions').enterAt(...asked),
      projectOfPage: (...asked) => from('pages').service.projectOf(...asked),
    })
  },
  on: ({ index, reply, rules, adoptAnswers }, { from }) => ({
    'lead.received': { later: [index.received, reply, rules.received] },
    'lead.changed': { later: [rules.changed] },
    // Forms of the workspace go on with what came to the page before.
    'page.published': {
      now: [
        async (events) => {
          for (const { subject } of events)
            for (const [elementId, formId] of await from('delivery').service.symbolFormsOf(subject.id))
              await adoptAnswers(subject.id, elementId, formId)
        },
      ],
    },
  }),
})
