/// <reference types="vite/types/importMeta.d.ts" />
import { row, type Row } from './row.ts'
import { accountRows } from './rows/accounts.ts'
import { experimentRows } from './rows/experiments.ts'
import { funnelRows } from './rows/funnels.ts'
import { homeRows } from './rows/home.ts'
import { leadRows } from './rows/leads.ts'
import { pageRows } from './rows/pages.ts'
import { projectRows } from './rows/projects.ts'
import { signInRows } from './rows/sign-in.ts'
import { subscriptionRows } from './rows/subscriptions.ts'
import { taskRows } from './rows/tasks.ts'
import { videoRows } from './rows/videos.ts'
import { visitorRows } from './rows/visitors.ts'
import { workspaceRows } from './rows/workspace.ts'

/** Those that stand beside their room. */
const ofRooms = import.meta.glob<Record<string, Row>>('../../features/**/authorization-rows.ts', {
  eager: true,
  import: 'authorizationRows',
})

/** Who may call what: every route of the product has its row, or the test fails. */
export const table: Record<string, Row> = {
  ...Object.assign({}, ...Object.values(ofRooms)),
  ...visitorRows,
  ...homeRows,
  ...leadRows,
  ...workspaceRows,
  ...pageRows,
  ...experimentRows,
  ...funnelRows,
  ...projectRows,
  ...subscriptionRows,
  ...taskRows,
  ...accountRows,
  ...videoRows,
  ...signInRows,
  // Last: who leaves is in the workspace no more. Somebody has to own it.
  'POST /api/workspace/leave': row([409, 200, 200, 200]),
}
