import {
  type LegalData,
  legalDataSchema,
  type WorkspaceSettings,
  workspaceSettingsSchema,
} from '@aurelio/contracts/workspace-settings'
import type { Access } from '../../../platform/access/access.ts'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { WorkspaceSettingsRow } from '../../../platform/database/tables/auth.ts'
import type { Emit } from '../../../platform/events/events.ts'
import type { Mailing } from '../../../platform/mail/message.ts'
import { logoAddress } from './logo-address.ts'
import { settingsStore } from './store.ts'

type Parts = { database: Database; access: Access; emit: Emit; baseUrl: string }
type Change = Partial<Omit<WorkspaceSettingsRow, 'workspaceId'>>

const nothingSaid: LegalData = { name: '', taxNumber: '', address: '', email: '', registry: '' }
const initial = {
  timeZone: 'Europe/Madrid',
  mailLanguage: 'es',
  legal: JSON.stringify(nothingSaid),
  logo: null,
}

/** What a workspace says of itself beside its name. */
export function workspaceSettings({ database, access, emit, baseUrl }: Parts) {
  const store = settingsStore(database)

  async function rowOf(workspaceId: string): Promise<WorkspaceSettingsRow> {
    return (await store.find(workspaceId)) ?? { ...initial, workspaceId }
  }

  /** All that it says, with its name, in one read; for what anybody sees. */
  async function aboutOf(workspaceId: string): Promise<WorkspaceSettings & { name: string }> {
    const row = await store.withName(workspaceId)
    const { name = '', timeZone, mailLanguage, legal, logo = null } = row ?? {}
    const said = {
      timeZone: timeZone ?? initial.timeZone,
      mailLanguage: mailLanguage ?? initial.mailLanguage,
      legal: legal ?? initial.legal,
    }
    return { name, ...toSettings({ workspaceId, ...said, logo }) }
  }

  /** What stood before, and what stands now. */
  async function save(session: Session, change: Change) {
    access.demand(session, 'workspace.settings')
    const { id, name } = session.workspace
    return database.inTransaction(async () => {
      const before = await store.hold({ ...initial, workspaceId: id })
      await store.change(id, change)
      await emit({ ...by(session), kind: 'workspace.settings-changed', subject: { id, name } })
      return { before, settings: toSettings({ ...before, ...change }) }
    })
  }

  return {
    async get(session: Session): Promise<WorkspaceSettings> {
      access.demand(session, 'workspace.see')
      return toSettings(await rowOf(session.workspace.id))
    },
    async saveGeneral(
      session: Session,
      { timeZone, mailLanguage }: Pick<WorkspaceSettings, 'timeZone' | 'mailLanguage'>,
    ) {
      return (await save(session, { timeZone, mailLanguage })).settings
    },
    async saveLegal(session: Session, legal: LegalData) {
      return (await save(session, { legal: JSON.stringify(legal) })).settings
    },
    /** The version of a new logo, or none. Gives the version before too: its file is nobody's any more. */
    async saveLogo(session: Session, logo: string | null) {
      const { before, settings } = await save(session, { logo })
      return { before: before.logo, settings }
    },
    /** Where anybody finds the logo; null where there is none. */
    logoAddressOf: async (workspaceId: string) => toSettings(await rowOf(workspaceId)).logo,
    /** The version of the logo. */
    logoOf: async (workspaceId: string) => (await rowOf(workspaceId)).logo,
    /** In which language the workspace writes to people, and whose name and logo its mails carry. */
    async mailingOf(workspaceId: string): Promise<Mailing> {
      const { name, mailLanguage, logo } = await aboutOf(workspaceId)
      return { workspaceId, language: mailLanguage, sender: { name, logo: logo && baseUrl + logo } }
    },
    timeZoneOf: async (workspaceId: string) => (await rowOf(workspaceId)).timeZone,
    aboutOf,
    /** Who answers for what the workspace publishes: for its legal pages. What nobody has said yet is empty. */
    legalOf: async (workspaceId: string): Promise<LegalData> => toSettings(await rowOf(workspaceId)).legal,
  }
}
export type WorkspaceSettingsService = ReturnType<typeof workspaceSettings>

function toSettings({ workspaceId, timeZone, mailLanguage, legal, logo }: WorkspaceSettingsRow) {
  return workspaceSettingsSchema.parse({
    timeZone,
    mailLanguage,
    legal: legalDataSchema.parse(JSON.parse(legal)),
    logo: logoAddress(workspaceId, logo),
  })
}
