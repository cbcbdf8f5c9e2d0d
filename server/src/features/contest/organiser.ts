import type { LegalData } from '@aurelio/contracts/workspace-settings'
import type { ContestSettings } from '@aurelio/contracts/contest-settings'

type Parts = {
  legalOf: (workspaceId: string) => Promise<LegalData>
  nameOf: (workspaceId: string) => Promise<string>
}

/** Who organises a contest: as it says itself, else by the workspace's legal data, else by its name. */
export function organisers({ legalOf, nameOf }: Parts) {
  return async (
    { workspaceId }: { workspaceId: string },
    { organiser }: Pick<ContestSettings, 'organiser'>,
  ) => {
    const { name, taxNumber, address, email } = await legalOf(workspaceId)
    return { name: organiser || name || (await nameOf(workspaceId)), taxNumber, address, email }
  }
}
export type OrganiserOf = ReturnType<typeof organisers>
