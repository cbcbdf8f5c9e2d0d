import { useSession } from './auth-provider.tsx'

/** Whether the person may change the workspace's projects and tasks; a client looks on. The server decides, this hides. */
export function useMayChange(): boolean {
  return useSession().workspace.role !== 'client'
}
