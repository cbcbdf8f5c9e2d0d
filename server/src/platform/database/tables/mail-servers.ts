import type { MailServerProblem, MailServerSecurity } from '@aurelio/contracts/mail-server'

/** By which mail server a workspace writes to people. */
export type MailServerTables = { mailServer: MailServerRow }

export type MailServerRow = {
  workspaceId: string
  host: string
  port: number
  security: MailServerSecurity
  /** '' where it asks for none. */
  user: string
  /** The password, sealed; '' for none. */
  secret: string
  /** The address from which everything is sent. */
  sender: string
  /** Only what was tried and worked is used. */
  isUsed: 0 | 1
  changedAt: string
  /** When a connection was last opened as it is now; null where none was yet. */
  triedAt: string | null
  /** What went wrong then; '' where nothing did. */
  problem: MailServerProblem | ''
  /** What the server said of it. */
  answer: string
}
